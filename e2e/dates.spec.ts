import type { Page } from '@playwright/test';

import { answerWith, countCalls, fetchFrom, injectFault, intercept } from './support/faults.ts';
import {
  cellOf,
  createTask,
  openTask,
  openTasks,
  rows,
  titleField,
  typeTitle,
  unique,
} from './support/tasks.ts';
import { expect, test } from './support/test.ts';

const problem = '“Due” cannot be before “Start”.';
const due = (page: Page) => page.getByRole('combobox', { name: /^Due/ });
const start = (page: Page) => page.getByRole('combobox', { name: /^Start/ });

test('a new task that would be due before it starts is not sent', async ({ page }) => {
  const count = countCalls(page, 'POST /api/tasks');
  await page.goto('/#/tasks/create');
  await page.getByRole('textbox', { name: 'Title' }).fill(unique('Dated'));
  await start(page).fill('2027-03-02');
  await due(page).fill('2027-03-01');
  await page.getByRole('button', { name: 'Create task' }).click({ force: true });
  await expect(due(page)).toHaveAccessibleDescription(new RegExp(problem));
  expect(count()).toBe(0);
});

test('either date of a task is refused where it is changed, before a call and by the server', async ({
  page,
  apiOf,
}) => {
  const api = await apiOf('manager');
  const dates = { start_date: '2027-03-02', due_date: '2027-03-05' };
  const task = await createTask(api, unique('Dated'), dates);
  const count = countCalls(page, `PUT /api/tasks/${task.id}`);
  await openTask(page, task);
  for (const [name, field, typed] of [
    ['Due', due, '2027-03-01'],
    ['Start', start, '2027-03-06'],
  ] as const) {
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    await field(page).fill(typed);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name }).getByRole('alert')).toContainText(problem);
    await page
      .getByRole('button', { name: new RegExp(`^Cancel|^Discard`) })
      .first()
      .click();
  }
  expect(count()).toBe(0);
});

test('many tasks are refused a due date at its field', async ({ page, apiOf }) => {
  const word = unique('bulk');
  await createTask(await apiOf('manager'), word);
  await openTasks(page, `?q=${encodeURIComponent(word)}`);
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('grid').getByRole('checkbox').last().click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Due' }).click();
  await due(page).fill('2027-03-01');
  const removeFault = await injectFault(
    page,
    'POST /api/tasks/bulk',
    answerWith(422, { errors: { due_date: [problem] } }),
  );
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Change/ })
    .click();
  await expect(due(page)).toHaveAccessibleDescription(new RegExp(problem));
  await removeFault();
});

test('a cell of a list refuses it too', async ({ page, apiOf }) => {
  const word = unique('cell');
  await createTask(await apiOf('manager'), word, { start_date: '2027-03-02' });
  await openTasks(page, `?q=${encodeURIComponent(word)}&columns=due_date,title`);
  await cellOf(page, word, 'due_date').click();
  await page.keyboard.press('F2');
  await due(page).fill('2027-03-01');
  await page.keyboard.press('Enter');
  await expect(due(page)).toHaveAccessibleDescription(new RegExp(problem));
});

test('a task that is due before it starts can be changed in everything else', async ({ page, apiOf }) => {
  const task = await createTask(await apiOf('manager'), unique('Backwards'));
  const backwards = async () => {
    await intercept(page, `**/api/tasks/${task.id}`, async (route) => {
      const response = await fetchFrom(route);
      const body = (await response.json()) as object;
      await route.fulfill({ response, json: { ...body, start_date: '2027-03-05', due_date: '2027-03-01' } });
    });
  };
  await backwards();
  await openTask(page, task);
  await typeTitle(page, 'Changed all the same');
  await page.keyboard.press('Enter');
  await expect(titleField(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Changed all the same');
  await page.unrouteAll({ behavior: 'wait' });
});
