import type { Group } from '../bench.ts';
import { compare } from '../measure.ts';
import type { Row } from '../report.ts';

const cards = 5_000;
const frames = 60;
/** How much slower a device is than the one that measures. */
const slowDown = 4;

/** Measures the board against columns of cards made by hand, of 600 pixels (docs/benchmarks.md, board). */
export const measureBoard: Group = async (bench) => {
  const variants = { ours: `board/bureau?cards=${cards}`, floor: `board/floor?cards=${cards}` };
  const { ours, floor } = await compare(bench, variants, async ({ page, note, run, frames: runFrames }) => {
    await run('mount');
    await runFrames('scroll', frames);
    note('nodes', await page.evaluate(() => document.querySelectorAll('.frame *').length));
    await run('back');
    await run('focus');
    await run('hold');
    await run('carry');
    await run('drop');
  });
  const ratio = (what: string, name: string, budget: number): Row => ({
    what: `board of ${cards.toLocaleString('en')} cards: ${what}`,
    unit: 'ms',
    measured: ours(name),
    floor: floor(name),
    budget,
  });
  const slowed = (what: string, name: string, budget: number): Row => ({
    what: `board of ${cards.toLocaleString('en')} cards: ${what}, ${slowDown} times slower`,
    unit: 'ms',
    measured: slowDown * ours(name),
    budget,
  });
  return [
    ratio('mount', 'mount', 4),
    ratio('scroll, p95 a frame', 'scroll', 1.5),
    slowed('mount', 'mount', 1000),
    slowed('drop', 'drop', 100),
    { what: 'board: DOM nodes', unit: '', measured: ours('nodes'), budget: 800 },
  ];
};
