import type { Locator, Page } from '@playwright/test';

import { answerWith, injectFault } from './support/faults.ts';
import { tabTo } from './support/shell.ts';
import { cellOf, createTask, openTasks, readTask, rows, unique } from './support/tasks.ts';
import { expect, test } from './support/test.ts';

/** Opens the list with the one row in which a word stands. */
async function openRow(page: Page, word: string, search = ''): Promise<Locator> {
  await openTasks(page, `?q=${encodeURIComponent(word)}${search}`);
  await expect(rows(page)).toHaveCount(1);
  return rows(page).first();
}

/** Goes to the title of the first row by the keyboard alone, and opens its editor. */
async function openTitle(page: Page): Promise<Locator> {
  await tabTo(page, page.getByRole('grid', { name: 'Tasks' }));
  await page.keyboard.press('Control+Home');
  const title = rows(page).first().getByRole('rowheader');
  const isThere = () => title.evaluate((cell) => cell.contains(document.activeElement));
  // the focus follows a key in the next frame
  await expect(async () => {
    if (!(await isThere())) await page.keyboard.press('ArrowRight');
    expect(await isThere()).toBe(true);
  }).toPass({ intervals: [100] });
  await page.keyboard.press('F2');
  const field = page.getByRole('textbox', { name: 'Title' });
  await expect(field).toBeFocused();
  return field;
}

test('a project manager works through cells as in a spreadsheet, by keyboard alone', async ({
  page,
  apiOf,
}) => {
  const api = await apiOf('manager');
  const word = unique('cells');
  const task = await createTask(api, `Sharpen the tools ${word}`);
  await openRow(page, word, '&columns=title,status,due_date,estimated_minutes,progress');
  const field = await openTitle(page);
  await field.fill(`Sharpen all tools ${word}`);
  await page.keyboard.press('Enter');
  await expect(field).toBeHidden();
  await expect(rows(page).first().getByRole('rowheader')).toContainText('Sharpen all tools');

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('F2');
  await expect(page.getByRole('option', { name: 'Open' })).toBeFocused();
  // what usually follows stands first
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Status' })).toBeHidden();
  await expect(cellOf(page, word, 'status')).toHaveText('In progress');

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('F2');
  await page.getByRole('combobox', { name: 'Due' }).fill('2027-03-04');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Due' })).toBeHidden();

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('F2');
  await page.getByRole('textbox', { name: 'Estimate' }).fill('1h 30m');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Estimate' })).toBeHidden();
  await expect(cellOf(page, word, 'estimated_minutes')).toHaveText('01:30');

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('F2');
  await page.getByRole('textbox', { name: 'Progress' }).fill('250');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: '100' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Progress' }).fill('45');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Progress' })).toBeHidden();
  await expect(cellOf(page, word, 'progress')).toContainText('45');

  await page.keyboard.press('F2');
  await page.getByRole('textbox', { name: 'Progress' }).fill('99');
  await page.keyboard.press('Escape');
  await expect(cellOf(page, word, 'progress')).toContainText('45');
  await expect
    .poll(() => readTask(api, task))
    .toMatchObject({
      title: `Sharpen all tools ${word}`,
      status: 2,
      due_date: '2027-03-04',
      estimated_minutes: 90,
      progress: 45,
    });
});

for (const choice of ['mine', 'theirs'] as const)
  test(`whoever edits a cell that somebody else changed decides for ${choice}`, async ({ page, apiOf }) => {
    const admin = await apiOf('admin');
    const word = unique('conflict');
    const task = await createTask(await apiOf('manager'), `Before ${word}`);
    await openRow(page, word);
    const field = await openTitle(page);
    await field.fill(`My title ${word}`);
    await admin.put(`/api/tasks/${task.id}`, {
      data: { title: `Their title ${word}`, version: task.version },
    });
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Someone else has changed this in the meantime' });
    await expect(dialog).toContainText('My title');
    await expect(dialog).toContainText('Their title');
    await dialog.getByRole('button', { name: choice === 'mine' ? 'Keep mine' : 'Take theirs' }).click();
    const title = choice === 'mine' ? `My title ${word}` : `Their title ${word}`;
    await expect(rows(page).first().getByRole('rowheader')).toHaveText(title);
    await expect.poll(() => readTask(admin, task)).toMatchObject({ title });
  });

test('whoever lost the permission meanwhile reads so in the cell, and the value is back', async ({
  page,
  apiOf,
}) => {
  const word = unique('refused');
  const task = await createTask(await apiOf('manager'), `Before ${word}`);
  await openRow(page, word);
  await injectFault(page, `PUT /api/tasks/${task.id}`, answerWith(403, { error: 'Forbidden' }));
  const field = await openTitle(page);
  await field.fill('After');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid').getByRole('alert')).toHaveText(
    'You do not have permission to do this.',
  );
  await expect(field).toHaveValue('After');
  await page.keyboard.press('Escape');
  await expect(rows(page).first().getByRole('rowheader')).toHaveText(`Before ${word}`);
});

test('whoever types in a cell while the list is read again keeps what they typed', async ({
  page,
  apiOf,
}) => {
  const admin = await apiOf('admin');
  const word = unique('reread');
  const task = await createTask(await apiOf('manager'), `Before ${word}`);
  await openRow(page, word);
  const field = await openTitle(page);
  await field.fill(`After ${word}`);
  await admin.put(`/api/tasks/${task.id}`, { data: { status: 2, version: task.version } });
  await expect(cellOf(page, word, 'status')).toHaveText('In progress');
  await expect(field).toHaveValue(`After ${word}`);
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows(page).first().getByRole('rowheader')).toHaveText(`After ${word}`);
  await expect.poll(() => readTask(admin, task)).toMatchObject({ title: `After ${word}`, status: 2 });
});

test('whoever goes to another address with half a title in a cell has it again', async ({ page, apiOf }) => {
  const api = await apiOf('manager');
  const word = unique('left');
  const task = await createTask(api, `Before ${word}`);
  await openRow(page, word);
  const field = await openTitle(page);
  await field.fill(`Half a thought ${word}`);
  await page.goto('/#/dashboard');
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
  await page.goBack();
  await expect(rows(page)).toHaveCount(1);
  await openTitle(page);
  await expect(field).toHaveValue(`Half a thought ${word}`);
  await page.keyboard.press('Enter');
  await expect.poll(() => readTask(api, task)).toMatchObject({ title: `Half a thought ${word}` });
});

test('whoever is on a row that somebody else deletes is on its neighbour afterwards', async ({
  page,
  context,
  apiOf,
}) => {
  const api = await apiOf('manager');
  const word = unique('gone');
  const tasks = [];
  for (const title of ['First', 'Second', 'Third']) tasks.push(await createTask(api, `${title} ${word}`));
  await openTasks(page, `?q=${encodeURIComponent(word)}&sort=code`);
  await expect(rows(page)).toHaveCount(3);
  await cellOf(page, 'Second', 'status').click();
  await page.keyboard.press('ArrowLeft');
  await api.delete(`/api/tasks/${tasks[1]?.id}`);
  // the stream holds back what would move rows below the focus; a page that is connected again reads all, but nothing that it has read a moment ago
  await expect(async () => {
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(rows(page)).toHaveCount(2, { timeout: 3_000 });
  }).toPass();
  const grid = page.getByRole('grid', { name: 'Tasks' });
  await expect.poll(async () => grid.evaluate((table) => table.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('F2');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(`Third ${word}`);
});

test.describe('a member of staff', () => {
  test.use({ account: 'staff' });

  test('finds nothing to edit in cells, and nothing to select', async ({ page }) => {
    await openTasks(page);
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByRole('grid').getByRole('checkbox')).toHaveCount(0);
    await tabTo(page, page.getByRole('grid', { name: 'Tasks' }));
    await page.keyboard.press('Control+Home');
    for (let count = 0; count < 5; count += 1) {
      await page.keyboard.press('F2');
      await expect(page.getByRole('grid').getByRole('textbox')).toHaveCount(0);
      await page.keyboard.press('ArrowRight');
    }
    await page.getByRole('button', { name: 'More actions' }).first().click();
    await expect(page.getByRole('menuitem', { name: 'Export as CSV' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Import from a file' })).toHaveCount(0);
  });
});
