import type { Page } from '@playwright/test';

import { signIn } from './support/accounts.ts';
import { toast } from './support/shell.ts';
import { unique } from './support/tasks.ts';
import { expect, test } from './support/test.ts';

/** The account of the tests, whose work it is. */
const me = 3;

const day = (offset: number) =>
  new Date(Date.now() + offset * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const linkTo = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true });

/** Reads how many tasks a part of the work has by its figure. */
async function countOf(page: Page, section: string): Promise<number> {
  const figure = page.getByRole('link', { name: new RegExp(`^[\\d,]+ ?${section}$`) });
  await expect(figure).toBeVisible();
  return Number((await figure.innerText()).replaceAll(/\D/g, ''));
}

test.describe('somebody who begins the day', () => {
  const [late, soon] = [unique('Late'), unique('Soon')];

  test.beforeEach(async ({ apiOf, page }) => {
    const api = await apiOf('manager');
    for (const [title, due] of [
      [late, day(-400)],
      [soon, day(2)],
    ])
      await api.post('/api/tasks', { data: { title, due_date: due, assignee_ids: [me] } });
    await page.goto('/#/workspace');
    await expect(rowOf(page, late).first()).toBeVisible();
  });

  test('completes a task by pointer, and takes that back', async ({ page }) => {
    const before = await countOf(page, 'Overdue');
    await page
      .getByRole('checkbox', { name: `Complete: ${late}` })
      .first()
      .click();
    await expect.poll(() => countOf(page, 'Overdue')).toBe(before - 1);
    await toast(page, `“${late}” completed`).getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => countOf(page, 'Overdue')).toBe(before);
    await page.reload();
    await expect(linkTo(page, late).first()).toBeVisible();
  });

  test('reads the codes of tasks in full, also those after the first 9,999', async ({ page }) => {
    const code = rowOf(page, late)
      .first()
      .getByText(/^TSK-\d{5}$/);
    await expect(code).toBeVisible();
    expect(await code.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0);
  });

  test('finds as many tasks in the list that a figure leads to', async ({ page }) => {
    for (const section of ['Overdue', 'Upcoming', 'Waiting on others']) {
      const count = await countOf(page, section);
      await page.getByRole('link', { name: new RegExp(`^[\\d,]+ ?${section}$`) }).click();
      await expect(page.getByRole('heading', { level: 1, name: /^Tasks/ })).toHaveText(
        `Tasks${count.toLocaleString('en')}`,
      );
      await page.goBack();
    }
  });
});

test.describe('a page that stays open over night', () => {
  // a session of this morning would be over by then
  test.use({ account: null });

  test('asks again for what is due today as soon as midnight has passed', async ({ page }) => {
    // Days are counted in the time zone of the company, UTC.
    await page.clock.install({ time: new Date(`${day(0)}T23:58:00Z`) });
    await page.goto('/#/workspace');
    const first = page.waitForResponse('**/api/tasks/workspace');
    await signIn(page, 'manager');
    await first;
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    const again = page.waitForResponse('**/api/tasks/workspace');
    await page.clock.fastForward('03:00');
    expect((await again).status()).toBe(200);
  });
});
