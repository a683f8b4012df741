import type { Group } from '../bench.ts';
import { compare, type Visit } from '../measure.ts';
import type { Row } from '../report.ts';

const frames = 60;
const limits = { mount: { 1_000: 1.5, 10_000: 1.6 }, sort: { 1_000: 1.3, 10_000: 1.8 } } as const;

/** Measures the table against a window of rows made by hand, of 8 columns and 600 pixels (docs/benchmarks.md, table). */
export const measureTable: Group = async (bench) => {
  const rows: Row[] = [];
  for (const count of [1_000, 10_000] as const) {
    const variants = { ours: `table/bureau?rows=${count}`, floor: `table/floor?rows=${count}` };
    const { ours, floor } = await compare(bench, variants, visitTable);
    const add = (what: string, name: string, budget: number) =>
      rows.push({
        what: `table of ${count.toLocaleString('en')} rows: ${what}`,
        unit: 'ms',
        measured: ours(name),
        floor: floor(name),
        budget,
      });
    add('mount', 'mount', limits.mount[count]);
    add('sort', 'sort', limits.sort[count]);
    if (count !== 10_000) continue;
    add('scroll, p95 a frame', 'scroll', 1.2);
    rows.push(
      { what: 'table: blank frames in a fling', unit: '', measured: ours('blank'), budget: 0 },
      { what: 'table: DOM nodes', unit: '', measured: ours('nodes'), budget: 300 },
      { what: 'table: heap at 10,000 rows', unit: 'MB', measured: ours('heap'), budget: 1 },
    );
  }
  const variants = { ours: 'table/bureau?rows=1000&selectable', floor: 'table/floor?rows=1000&selectable' };
  const { ours, floor } = await compare(bench, variants, async ({ page, run, frames: runFrames }) => {
    await run('mount');
    await run('select');
    await page.locator('.body :checked').waitFor({ timeout: 1000 });
    await runFrames('scroll', 20);
    await run('warmSort');
    await run('selectAll');
    await page.locator('.header :checked').waitFor({ timeout: 1000 });
  });
  const costs = [
    ['select a row', 'select', 1.25],
    ['sort after a selection and scrolling', 'warmSort', 1.3],
    ['select all', 'selectAll', 1.3],
  ] as const;
  return [
    ...rows,
    ...costs.map(([what, name, budget]): Row => ({
      what: `table of 1,000 rows: ${what}`,
      unit: 'ms',
      measured: ours(name),
      floor: floor(name),
      budget,
    })),
  ];
};

async function visitTable({ page, run, frames: runFrames, heap, note }: Visit): Promise<void> {
  const before = await heap();
  await run('mount');
  note('heap', (await heap()) - before);
  await run('sort');
  await runFrames('scroll', frames);
  note('nodes', await page.evaluate(() => document.querySelectorAll('.frame *').length));
  await runFrames('fling', frames);
  note('blank', await page.evaluate(() => Number(document.body.dataset['blankFrames'] ?? 0)));
}
