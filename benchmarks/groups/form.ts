import type { Group } from '../bench.ts';
import { compare } from '../measure.ts';

/** How many letters are typed. */
const letters = 30;
/** How much slower a device is than the one that measures. */
const slowDown = 4;

/** Measures what a letter takes in a form of a hundred fields (docs/benchmarks.md, form). */
export const measureForm: Group = async (bench) => {
  const { ours } = await compare(bench, { ours: 'form/bureau' }, async ({ page, frames }) => {
    await frames('type', letters);
    const typed = page.locator('input').nth(30);
    if (!(await typed.inputValue()).endsWith('a'.repeat(letters))) throw new Error('Letters were lost.');
  });
  return [
    {
      what: `form of 100 fields: a letter, p95, ${slowDown} times slower`,
      unit: 'ms',
      measured: slowDown * ours('type'),
      budget: 16,
    },
  ];
};
