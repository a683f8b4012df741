import type { Group } from '../bench.ts';
import { compare } from '../measure.ts';
import type { Row } from '../report.ts';

/** Measures the permission tree against one of rows made by hand, of 4 actions and 600 pixels (docs/benchmarks.md, permissions). */
export const measurePermissions: Group = async (bench) => {
  const variants = {
    ours: 'permissions/bureau?rows=500',
    floor: 'permissions/floor?rows=500',
    many: 'permissions/bureau?rows=2000',
  };
  const { ours, floor, many } = await compare(bench, variants, async ({ page, run }) => {
    await run('mount');
    await run('toggle');
    await page.locator('input[aria-label="View, Contracts 1.2"]:checked').waitFor({ timeout: 5000 });
    await run('column');
    await page.locator('input[aria-label="Edit, All menus"]:checked').waitFor({ timeout: 5000 });
  });
  const against = (what: string, name: string, budget: number): Row => ({
    what: `permissions of 500 menus: ${what}`,
    unit: 'ms',
    measured: ours(name),
    floor: floor(name),
    budget,
  });
  return [
    against('mount', 'mount', 1.5),
    {
      what: 'permissions: mount, 2,000 against 500',
      unit: 'ms',
      measured: many('mount'),
      floor: ours('mount'),
      budget: 1.15,
    },
    against('toggle of one', 'toggle', 1.1),
    against('toggle of a column', 'column', 1.1),
  ];
};
