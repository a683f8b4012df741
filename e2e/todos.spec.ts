import type { Page } from '@playwright/test';

import { unique } from './support/tasks.ts';
import { expect, test } from './support/test.ts';

test.use({ account: 'staff' });

/** Lists the titles of some to-dos as the list shows them. */
const order = async (page: Page, titles: readonly string[]) =>
  (await page.getByRole('rowheader').allInnerTexts()).filter((title) => titles.includes(title));

test('somebody adds three to-dos, puts them in order and ticks one off by keyboard alone', async ({
  page,
}) => {
  const [first = '', second = '', third = ''] = ['Call', 'Order', 'Book'].map(unique);
  const all = [first, second, third];
  await page.goto('/#/todos');
  await expect(page.getByRole('rowheader').first()).toBeVisible();

  await page.keyboard.press('c');
  await expect(page.getByRole('combobox', { name: 'Add a to-do' })).toBeFocused();
  for (const title of all) await page.keyboard.type(`${title}\n`);
  await expect.poll(() => order(page, all)).toEqual([third, second, first]);

  await page.getByRole('link', { name: first }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => order(page, all)).toEqual([third, first, second]);
  await expect(page.getByRole('link', { name: first })).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => order(page, all)).toEqual([first, third, second]);

  const tick = page.getByRole('checkbox', { name: `Done: ${first}` });
  await expect(page.getByRole('link', { name: first })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tick).toBeFocused();
  await page.keyboard.press('Space');
  await expect.poll(() => order(page, all)).toEqual([third, second, first]);

  await page.reload();
  await expect.poll(() => order(page, all)).toEqual([third, second, first]);
  await expect(tick).toBeChecked();
});

test('a to-do is dragged, and put off until tomorrow', async ({ page, apiOf }) => {
  const api = await apiOf('staff');
  const [low = '', high = ''] = ['Low', 'High'].map(unique);
  for (const title of [low, high]) await api.post('/api/todos', { data: { title } });
  await page.goto('/#/todos');
  const row = (title: string) => page.getByRole('row').filter({ hasText: title });
  await expect(row(low)).toBeVisible();
  const [from, to] = [await row(low).boundingBox(), await row(high).boundingBox()];
  if (!from || !to) throw new Error('Both rows are shown.');
  await page.mouse.move(from.x + 400, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 400, to.y + 4, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => order(page, [low, high])).toEqual([low, high]);

  await row(high)
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Snooze until tomorrow' }).click();
  await expect(row(high)).toHaveCount(0);
  await page.getByRole('button', { name: 'Snoozed' }).click();
  await expect(row(high)).toBeVisible();
  await page.reload();
  await expect.poll(() => order(page, [low, high])).toEqual([high]);
});
