import type { Ask } from './askLists.ts';
import { median, percentile95 } from './measure.ts';
import type { Row } from './report.ts';

/** How often each list is asked for before it counts. */
const warmUps = 3;

/** Asks every question in turn, again and again, and gives the times of each; the first ones do not count. */
export async function askInTurns(ask: Ask, asked: readonly string[], turns: number): Promise<number[][]> {
  const times = asked.map((): number[] => []);
  for (let turn = -warmUps; turn < turns; turn++) {
    for (const [place, question] of asked.entries()) {
      const { time } = await ask(question);
      if (turn >= 0) times[place]?.push(time);
    }
  }
  return times;
}

/** Measures how long so many questions take at the 95th percentile, and prints those that take longest. */
export async function measureMix(
  what: string,
  budget: number,
  ask: Ask,
  asked: readonly string[],
  runs: number,
): Promise<Row> {
  const times = await askInTurns(ask, asked, runs * 2);
  const slowest = asked
    .map((question, place) => ({ question, time: median(times[place] ?? []) }))
    .toSorted((a, b) => b.time - a.time)
    .slice(0, 3)
    .map(({ question, time }) => `  ${time.toFixed(0)} ms  ${question}`);
  console.log(`Slowest of ${what}:\n${slowest.join('\n')}`);
  return {
    what: `${what}, p95`,
    unit: 'ms',
    measured: percentile95(times.flat()),
    budget,
  };
}
