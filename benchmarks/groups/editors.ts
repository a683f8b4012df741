import type { Group } from '../bench.ts';
import { compare } from '../measure.ts';

/** Measures 500 inline editors against ones made by hand (docs/benchmarks.md, editors). */
export const measureEditors: Group = async (bench) => {
  const variants = { ours: 'editors/bureau', floor: 'editors/floor' };
  const { ours, floor } = await compare(bench, variants, async ({ page, run }) => {
    await run('mount');
    await run('open');
    await page.locator('input:focus').waitFor({ timeout: 1000 });
    await page.keyboard.type(' and a half');
    await run('save');
    const saved = page.locator('span', { hasText: 'Prepare the figures of quarter 251 and a half' }).first();
    await saved.waitFor({ timeout: 1000 });
    await page.locator('button[aria-label="Edit Title 251"]:focus').waitFor({ timeout: 1000 });
  });
  const row = (what: string, name: string, budget: number) =>
    ({ what: `500 editors: ${what}`, unit: 'ms', measured: ours(name), floor: floor(name), budget }) as const;
  return [
    row('mount', 'mount', 1.6),
    row('pencil to focused control', 'open', 1.1),
    row('save', 'save', 1.5),
  ];
};
