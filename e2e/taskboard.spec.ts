import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { answerWith, injectFault } from './support/faults.ts';
import { expect, test } from './support/test.ts';
import { createTask, type Task, unique } from './support/tasks.ts';

/** Creates tasks with words in common, by which a board is narrowed to them. */
async function makeTasks(api: APIRequestContext, word: string, statuses: readonly number[]): Promise<Task[]> {
  const made: Task[] = [];
  for (const [index, status] of statuses.entries())
    made.push(await createTask(api, `${word} ${String.fromCodePoint(65 + index)}`, { status }));
  return made;
}

const column = (page: Page, name: string) => page.getByRole('grid', { name, exact: true });
const titlesIn = (page: Page, name: string) =>
  column(page, name).locator('[role=row] .title').allTextContents();
const card = (page: Page, title: string): Locator => page.getByRole('row', { name: new RegExp(title) });
const open = async (page: Page, word: string) => {
  await page.goto(`/#/taskboard?q=${encodeURIComponent(word)}`);
  await expect(card(page, `${word} A`)).toBeVisible();
};

test.describe('somebody who works on the board', () => {
  test.use({ account: 'manager' });

  test('moves a card by keyboard alone, takes that back, adds one, and finds it so after a reload', async ({
    apiOf,
    page,
  }) => {
    const word = unique('Board');
    await makeTasks(await apiOf('manager'), word, [1, 1, 2]);
    await open(page, word);
    await card(page, `${word} A`).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect.poll(() => titlesIn(page, 'In progress')).toContain(`${word} A`);
    await expect(card(page, `${word} A`)).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect.poll(() => titlesIn(page, 'Open')).toEqual([`${word} A`, `${word} B`]);
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    const saved = page.waitForResponse((response) => response.url().endsWith('/api/tasks/reorder'));
    await page.keyboard.press('Space');
    expect((await saved).ok()).toBe(true);
    await page.getByRole('button', { name: /^Add task.*Waiting/ }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type(`${word} D`);
    await page.keyboard.press('Enter');
    await expect.poll(() => titlesIn(page, 'Waiting')).toEqual([`${word} D`]);
    await page.reload();
    await expect.poll(() => titlesIn(page, 'Waiting')).toEqual([`${word} D`]);
    expect(await titlesIn(page, 'Open')).toEqual([`${word} B`]);
  });

  test('drags a card elsewhere, and reads why one that is refused goes back', async ({ apiOf, page }) => {
    const word = unique('Board');
    await makeTasks(await apiOf('manager'), word, [1, 2]);
    await open(page, word);
    const undo = await injectFault(page, 'PUT /api/tasks/reorder', answerWith(422, { error: 'Not today.' }));
    const target = card(page, `${word} B`);
    await card(page, `${word} A`).dragTo(target);
    await expect(
      page.getByRole('region', { name: 'Notifications' }).getByText(/was not moved\. Not today\./),
    ).toBeVisible();
    await expect.poll(() => titlesIn(page, 'Open')).toEqual([`${word} A`]);
    await undo();
    // what somebody else has changed meanwhile is moved all the same by whoever says so
    const settle = await injectFault(page, 'PUT /api/tasks/reorder', answerWith(409, { error: 'Changed.' }));
    await card(page, `${word} A`).dragTo(target);
    const keep = page.getByRole('button', { name: 'Keep mine' });
    await expect(keep).toBeVisible();
    await settle();
    await keep.click();
    await expect.poll(() => titlesIn(page, 'In progress')).toHaveLength(2);
  });

  test('sees at once what somebody else does at the same board, and nothing jumps under the hand', async ({
    apiOf,
    page,
  }) => {
    const word = unique('Board');
    const api = await apiOf('manager');
    const [, second, third] = await makeTasks(api, word, [1, 1, 1]);
    await open(page, word);
    await card(page, `${word} A`).focus();
    await page.keyboard.press('Space');
    const other = await apiOf('admin');
    const data = { id: second?.id, status: 2, before_id: null };
    expect((await other.put('/api/tasks/reorder', { data })).ok()).toBe(true);
    await expect.poll(() => titlesIn(page, 'In progress')).toEqual([`${word} B`]);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect
      .poll(async () => (await titlesIn(page, 'In progress')).toSorted())
      .toEqual([`${word} A`, `${word} B`]);
    expect(await titlesIn(page, 'Open')).toEqual([third?.title]);
  });

  test('reads on a phone how much of the week of each person is planned, however long their name', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/#/teamboard');
    const lane = page.locator('section.lane', { has: page.getByRole('button', { name: /^Dimitra/ }) });
    const words = lane.getByText(/of 40:00 this week$/);
    await expect(words).toBeVisible();
    const end = await words.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return Math.round(range.getBoundingClientRect().right);
    });
    expect(end).toBeLessThanOrEqual(390 - 16);
  });
});

test.describe('an administrator', () => {
  test.use({ account: 'admin' });

  test('limits a column, whose head says when it holds too much', async ({ page }) => {
    await page.goto('/#/taskboard');
    const limit = async (value: string) => {
      await page.getByRole('button', { name: 'Column options: Waiting' }).click();
      await page.getByRole('menuitem', { name: 'Set limit' }).click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'Maximum number of tasks' }).fill(value);
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    };
    await limit('1');
    await expect(page.getByRole('heading', { name: /^Waiting.*Limit exceeded/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: /^Waiting.*Limit exceeded/ })).toBeVisible();
    await limit('');
    await expect(page.getByRole('heading', { name: /^Waiting.*Limit exceeded/ })).toHaveCount(0);
  });
});
