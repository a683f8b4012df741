import type { Group } from '../bench.ts';
import { compare } from '../measure.ts';

/** Measures the editor of formatted text against an editable text below buttons that do nothing (docs/benchmarks.md, richText). */
export const measureRichText: Group = async (bench) => {
  const variants = { ours: 'richText/bureau', floor: 'richText/floor' };
  const { ours, floor } = await compare(bench, variants, async ({ page, run }) => {
    await run('mount');
    await page.locator('[contenteditable] li').first().waitFor({ timeout: 1000 });
  });
  return [
    { what: 'rich text: mount', unit: 'ms', measured: ours('mount'), floor: floor('mount'), budget: 3.3 },
  ];
};
