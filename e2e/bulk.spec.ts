import type { APIRequestContext, Page } from '@playwright/test';

import { answerWith, injectFault } from './support/faults.ts';
import { toast } from './support/shell.ts';
import { columnOf, countTasks, createTask, openTasks, readTask, rows, unique } from './support/tasks.ts';
import { expect, test } from './support/test.ts';

// as most people see it
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

async function createTasks(api: APIRequestContext, word: string, count: number) {
  const tasks = [];
  for (let number = 1; number <= count; number += 1)
    tasks.push(await createTask(api, `Task ${number} ${word}`));
  return tasks;
}

const openOwn = async (page: Page, word: string, count: number) => {
  await openTasks(page, `?q=${encodeURIComponent(word)}&sort=code`);
  await expect(rows(page)).toHaveCount(count);
};

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selection' });

/** Chooses the field that is changed in all selected tasks, and gives the dialog that asks for its value. */
async function editSelected(page: Page, field: string) {
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('menuitem', { name: field }).click();
  return page.getByRole('dialog', { name: `Change “${field}”` });
}

test('a project manager changes one field of several tasks at once', async ({ page, apiOf }) => {
  const api = await apiOf('manager');
  const word = unique('together');
  const tasks = await createTasks(api, word, 3);
  await openOwn(page, word, 3);
  for (const number of [1, 3])
    await rows(page)
      .filter({ hasText: `Task ${number}` })
      .getByRole('checkbox')
      .check();
  await expect(bar(page)).toContainText('2 selected');
  const dialog = await editSelected(page, 'Progress');
  await dialog.getByRole('textbox', { name: /^Progress/ }).fill('60');
  await dialog.getByRole('button', { name: 'Change 2 records' }).click();
  await expect(toast(page, '2 records changed')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(bar(page)).toBeHidden();
  const progress = await Promise.all(
    tasks.map(async (task) => (await readTask(api, task)) as unknown as { progress: number }),
  );
  expect(progress.map((task) => task.progress)).toEqual([60, 0, 60]);
  const grid = page.getByRole('grid', { name: 'Tasks' });
  await expect.poll(async () => grid.evaluate((table) => table.contains(document.activeElement))).toBe(true);
});

test('a message leaves what can be done with the selected rows in reach', async ({ page, apiOf }) => {
  const word = unique('reach');
  await createTasks(await apiOf('manager'), word, 2);
  await openOwn(page, word, 2);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.getByRole('button', { name: 'More actions' }).first().click();
    await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
    await expect(toast(page, 'is in your downloads').first()).toBeVisible();
    await rows(page).first().getByRole('checkbox').check();
    await bar(page).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await rows(page).first().getByRole('checkbox').uncheck();
  }
});

test('every field that can be changed is offered, and the list shows what was chosen', async ({
  page,
  apiOf,
}) => {
  const word = unique('fields');
  await createTasks(await apiOf('manager'), word, 2);
  await openOwn(page, word, 2);
  await page.keyboard.press('Escape');
  await page.getByRole('grid').getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Status',
    'Priority',
    'Project',
    'Assignees',
    'Start',
    'Due',
    'Repeats',
    'Estimate',
    'Progress',
    'Sprint',
    'Labels',
    'Billable',
    // those that the demonstration data add to tasks
    'Effort',
    'On site',
    'Customer reference',
  ]);
  await page.getByRole('menuitem', { name: 'Due' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change “Due”' });
  await dialog.getByRole('combobox', { name: /^Due/ }).fill('2030-01-02');
  await dialog.getByRole('button', { name: 'Change 2 records' }).click();
  await expect(columnOf(page, 'due_date')).toHaveText([/2030/, /2030/]);
});

test('tasks are deleted together only after a question that names their number', async ({ page, apiOf }) => {
  const api = await apiOf('manager');
  const word = unique('delete');
  await createTasks(api, word, 3);
  await openOwn(page, word, 3);
  for (const number of [1, 2])
    await rows(page)
      .filter({ hasText: `Task ${number}` })
      .getByRole('checkbox')
      .check();
  await bar(page).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete 2 records?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await countTasks(api, word)).toBe(3);
  await bar(page).getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, '2 records deleted')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, name: /^Tasks\s*1$/ })).toBeVisible();
  expect(await countTasks(api, word)).toBe(1);
});

test('one task is deleted from the menu of its row', async ({ page, apiOf }) => {
  const api = await apiOf('manager');
  const word = unique('row');
  const [task] = await createTasks(api, word, 1);
  await openOwn(page, word, 1);
  await rows(page)
    .first()
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: `Delete ${task?.code}?` });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No results')).toBeVisible();
  expect(await countTasks(api, word)).toBe(0);
});

test('all that match are selected, and changed together', async ({ page, apiOf }) => {
  const api = await apiOf('manager');
  const word = unique('all');
  await createTasks(api, word, 3);
  await openTasks(page, `?q=${encodeURIComponent(word)}&sort=code`);
  await rows(page).first().getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Select all 3' }).click();
  await expect(bar(page)).toContainText('3 selected');
  const dialog = await editSelected(page, 'Estimate');
  await dialog.getByRole('textbox', { name: /^Estimate/ }).fill('2:15');
  await dialog.getByRole('button', { name: 'Change 3 records' }).click();
  await expect(toast(page, '3 records changed')).toBeVisible();
});

test('a change that is refused is said in the dialog, and nothing is lost', async ({ page, apiOf }) => {
  const word = unique('no');
  await createTasks(await apiOf('manager'), word, 2);
  await openOwn(page, word, 2);
  await page.getByRole('grid').getByRole('checkbox').first().check();
  const removeFault = await injectFault(page, 'POST /api/tasks/bulk', answerWith(503, { error: 'No' }));
  const dialog = await editSelected(page, 'Progress');
  await dialog.getByRole('textbox', { name: /^Progress/ }).fill('10');
  await dialog.getByRole('button', { name: 'Change 2 records' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The server did not respond');
  await removeFault();
  await dialog.getByRole('button', { name: 'Change 2 records' }).click();
  await expect(toast(page, '2 records changed')).toBeVisible();
});

test('whoever selected what somebody else deleted meanwhile goes on with the others', async ({
  page,
  apiOf,
}) => {
  const api = await apiOf('manager');
  const word = unique('left');
  const [first, second, third, fourth] = await createTasks(api, word, 4);
  await openOwn(page, word, 4);
  await page.getByRole('grid').getByRole('checkbox').first().check();
  await api.delete(`/api/tasks/${second?.id}`);
  const dialog = await editSelected(page, 'Progress');
  await dialog.getByRole('textbox', { name: /^Progress/ }).fill('30');
  await dialog.getByRole('button', { name: 'Change 4 records' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Some of the selected records no longer exist.');
  await expect(rows(page)).toHaveCount(3);
  await expect(dialog.getByRole('textbox', { name: /^Progress/ })).toHaveValue('30');
  await dialog.getByRole('button', { name: 'Change 3 records' }).click();
  await expect(toast(page, '3 records changed')).toBeVisible();

  await page.getByRole('grid').getByRole('checkbox').first().check();
  await api.delete(`/api/tasks/${third?.id}`);
  await bar(page).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question.getByRole('alert')).toContainText('Some of the selected records no longer exist.');
  await expect(question).toHaveAccessibleName(/2/);

  for (const task of [first, fourth]) await api.delete(`/api/tasks/${task?.id}`);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'does not exist')).toBeVisible();
  await expect(question).toBeHidden();
  await expect(bar(page)).toBeHidden();
});

test.describe('an administrator', () => {
  test.use({ account: 'admin' });

  test('reads that more than 2,000 tasks are too many to select', async ({ page, apiOf }) => {
    expect(await countTasks(await apiOf('admin'), '')).toBeGreaterThan(2000);
    await openTasks(page);
    await rows(page).first().getByRole('checkbox').check();
    await page.getByRole('button', { name: /^Select all 1\d,/ }).click();
    await expect(toast(page, 'You can select at most 2,000 records at once.')).toBeVisible();
    await expect(bar(page)).toContainText('1 selected');
  });

  test('changes thousands of tasks at once, and keeps the place in the list', async ({ page }) => {
    await openTasks(page, '?filter[status]=5&sort=code&row=301');
    await expect(page.locator('[aria-rowindex="305"]')).toBeVisible();
    await rows(page).nth(6).getByRole('checkbox').check();
    const all = page.getByRole('button', { name: /^Select all/ });
    const total = Number((await all.innerText()).replaceAll(/\D/g, ''));
    await all.click();
    await expect(bar(page)).toContainText(`${total.toLocaleString('en')} selected`);
    const dialog = await editSelected(page, 'Progress');
    await dialog.getByRole('textbox', { name: /^Progress/ }).fill('35');
    await dialog.getByRole('button', { name: /^Change/ }).click();
    await expect(toast(page, 'records changed')).toBeVisible();
    await expect(page).toHaveURL(/row=30\d/);
    await expect(page.locator('[aria-rowindex="305"]')).toBeInViewport();
  });
});

test('what was selected is forgotten when something else is listed', async ({ page, apiOf }) => {
  const word = unique('other');
  const [task] = await createTasks(await apiOf('manager'), word, 2);
  await openOwn(page, word, 2);
  await page.getByRole('grid').getByRole('checkbox').first().check();
  await expect(bar(page)).toContainText('2 selected');
  await page.getByRole('columnheader', { name: 'Title' }).getByRole('button').first().click();
  await expect(page).toHaveURL(/sort=title/);
  await expect(bar(page)).toContainText('2 selected');
  await page.getByRole('searchbox').fill(`${word} ${task?.code}`);
  await expect(rows(page)).toHaveCount(1);
  await expect(bar(page)).toHaveCount(0);
  await expect(rows(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
});
