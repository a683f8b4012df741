import type { Group } from '../bench.ts';
import { compare } from '../measure.ts';
import type { Row } from '../report.ts';

const bars = 2_000;
const frames = 60;

/** What is measured, with how much more than the floor it may take. */
const costs = [
  ['mount', 'mount', 4],
  ['scroll down, p95 a frame', 'scroll', 1.5],
  ['scroll sideways, p95 a frame', 'sideways', 1.5],
  ['another zoom', 'zoom', 1.5],
  ['move a bar by a key', 'nudge', 2.5],
] as const;

/** Measures the planner against a window of bars made by hand, of 600 pixels (docs/benchmarks.md, planner). */
export const measurePlanner: Group = async (bench) => {
  const variants = { ours: `planner/bureau?bars=${bars}`, floor: `planner/floor?bars=${bars}` };
  const { ours, floor } = await compare(bench, variants, async ({ note, page, run, frames: runFrames }) => {
    await run('mount');
    await runFrames('scroll', frames);
    await runFrames('sideways', frames);
    note('nodes', await page.evaluate(() => document.querySelectorAll('.frame *').length));
    await run('focus');
    await run('nudge');
    await run('zoom');
  });
  return [
    ...costs.map(([what, name, budget]): Row => ({
      what: `planner of ${bars.toLocaleString('en')} bars: ${what}`,
      unit: 'ms',
      measured: ours(name),
      floor: floor(name),
      budget,
    })),
    { what: 'planner: DOM nodes', unit: '', measured: ours('nodes'), budget: 300 },
  ];
};
