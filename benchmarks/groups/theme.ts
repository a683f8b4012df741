import type { Group } from '../bench.ts';
import { compare } from '../measure.ts';

/** Measures a switch of the theme against one of CSS variables by hand (docs/benchmarks.md, theme). */
export const measureTheme: Group = async (bench) => {
  const variants = { ours: 'theme/bureau', prop: 'theme/bureau?prop', floor: 'theme/floor' };
  const { ours, prop, floor } = await compare(bench, variants, async ({ page, run, note }) => {
    const renders = () => page.evaluate(() => Number(document.body.dataset['renders'] ?? 0));
    const before = await renders();
    await run('switch');
    note('renders', (await renders()) - before);
  });
  return [
    {
      what: 'theme switch over 1,000 elements',
      unit: 'ms',
      measured: ours('switch'),
      floor: floor('switch'),
      budget: 1.1,
    },
    {
      what: 'theme switch by the provider’s prop',
      unit: 'ms',
      measured: prop('switch'),
      floor: floor('switch'),
      budget: 1.1,
    },
    {
      what: 'theme switch: elements rendered',
      unit: '',
      measured: ours('renders') + prop('renders'),
      budget: 0,
    },
  ];
};
