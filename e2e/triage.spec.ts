import type { Page } from '@playwright/test';

import { holdRequests } from './support/faults.ts';
import { createTask, openTask, openTasks, readTask, rows, unique } from './support/tasks.ts';
import { tabTo, toast } from './support/shell.ts';
import { expect, test } from './support/test.ts';

test.use({ account: 'manager' });

const word = unique('triage').replaceAll(' ', '');

interface Triaged {
  readonly id: number;
  readonly title: string;
  readonly status: number;
  readonly priority: number;
  readonly estimated_minutes: number | null;
  readonly assignees: readonly { readonly firstname: string }[];
}

/** Goes to the title of the first row by the keyboard alone. */
async function toFirstRow(page: Page): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await page.evaluate(() => document.activeElement?.closest('[role="row"]') !== null)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Control+Home');
}

/** Waits until the editor of a cell is closed, and the focus is back in its row. */
const expectInRow = (page: Page) =>
  expect(page.locator('[role="row"] > [role="gridcell"]:focus')).toHaveCount(1);

test('a project manager goes through the tasks of a morning by keyboard alone', async ({ apiOf, page }) => {
  const api = await apiOf('manager');
  for (let number = 1; number <= 38; number += 1)
    await api.post('/api/tasks', { data: { title: `Mail ${number} ${word}` } });
  await openTasks(page, `?q=${word}`);
  await expect(page.getByRole('combobox', { name: 'Add a task' })).toBeVisible();

  await test.step('writes down two more by one line each', async () => {
    await page.keyboard.press('q');
    await page.keyboard.type(`Call the printer ${word} tomorrow !high 90m @jon`);
    await page.getByRole('option', { name: /^Jonas/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Added')).toBeVisible();
    await page.keyboard.type(`Order paper ${word}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /^Tasks/ })).toHaveText('Tasks40');
  });

  await test.step('completes one, and gives another to somebody, each by a key in its row', async () => {
    await toFirstRow(page);
    await page.keyboard.press('s');
    await expect(page.getByRole('option', { name: 'Open' })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expectInRow(page);
    await expect(rows(page).first()).toContainText('Completed');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('a');
    await page.getByRole('option', { name: /^Amara/ }).waitFor();
    await page.keyboard.type('Amara');
    await expect(page.getByRole('option', { name: /^Amara/ })).toHaveAttribute('data-focused', 'true');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+Enter');
    await expectInRow(page);
  });

  await test.step('opens one, and goes on to the next and back to the list', async () => {
    const before = rows(page).nth(2);
    await page.keyboard.press('ArrowDown');
    const title = (await before.getByRole('rowheader').innerText()).trim();
    await before.getByRole('link').press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.keyboard.press('j');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText(word);
    await expect(heading).not.toContainText(title);
    await page.keyboard.press('k');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.keyboard.press('s');
    await expect(page.getByRole('option', { name: 'Open' })).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('button', { name: 'Edit Status' })).toBeVisible();
    await page.goBack();
    await expect(rows(page).nth(2)).toContainText('In progress');
  });

  const listed = await api.get('/api/tasks', { params: { q: word, per_page: 100 } });
  const { data } = (await listed.json()) as { data: readonly Triaged[] };
  expect(data).toHaveLength(40);
  expect(data.filter(({ status }) => status === 6)).toHaveLength(1);
  const [call] = data.filter(({ title }) => title === `Call the printer ${word}`);
  expect(call).toMatchObject({ priority: 3, estimated_minutes: 90 });
  expect(call?.assignees.map(({ firstname }) => firstname).toSorted()).toEqual(['Amara', 'Jonas']);
});

test('what somebody types before the code of an editor has come is typed into that', async ({
  apiOf,
  page,
}) => {
  const title = unique('Cold');
  const task = await createTask(await apiOf('manager'), title);
  await openTasks(page, `?q=${encodeURIComponent(title)}`);
  await tabTo(page, page.getByRole('grid', { name: 'Tasks' }));
  await page.keyboard.press('Control+Home');
  const release = await holdRequests(page, '**/*.js');
  const asked = page.waitForRequest('**/*.js');
  await page.keyboard.press('s');
  await asked;
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  release();
  await expect(rows(page).first()).toContainText('Completed');
  await expectInRow(page);

  await page.unroute('**/*.js');
  await openTask(page, task);
  const releaseText = await holdRequests(page, '**/*.js');
  const askedText = page.waitForRequest('**/*.js');
  await page.getByRole('button', { name: 'Edit Description' }).press('Enter');
  await askedText;
  await page.keyboard.type('Call first');
  releaseText();
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveText('Call first');
});

test('a key that is pressed while the next record is on its way is meant for that', async ({
  apiOf,
  page,
}) => {
  const title = unique('Next').replaceAll(' ', '');
  const api = await apiOf('manager');
  const [first, second] = [await createTask(api, `${title} A`), await createTask(api, `${title} B`)];
  await openTasks(page, `?q=${title}&sort=title`);
  await rows(page).first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: `${title} A` })).toBeVisible();
  const release = await holdRequests(page, `**/api/tasks/${second.id}`);
  const asked = page.waitForRequest(`**/api/tasks/${second.id}`);
  await page.keyboard.press('j');
  await asked;
  for (const key of ['s', 'End', 'Enter']) await page.keyboard.press(key);
  release();
  await expect(page.getByRole('button', { name: 'Completed Status' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => readTask(api, second)).toMatchObject({ status: 6 });
  expect(await readTask(api, first)).toMatchObject({ status: 1 });
});

test('whoever passes the line for new tasks before its code is there keeps the focus further on', async ({
  page,
}) => {
  await openTasks(page);
  const release = await holdRequests(page, '**/*.js');
  const line = page.getByRole('combobox', { name: 'Add a task' });
  const asked = page.waitForRequest('**/*.js');
  await tabTo(page, line);
  await asked;
  await page.keyboard.type('Call the printer');
  await toFirstRow(page);
  release();
  // the line that has come shows what it understood
  await expect(line).toHaveAttribute('aria-autocomplete', 'list');
  await expect(line).toHaveValue('Call the printer');
  await expect(page.locator('[role="row"]').nth(0)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.closest('[role="row"]') !== null)).toBe(true);
});
