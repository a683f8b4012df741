import { firstnames } from './support/accounts.ts';
import { answerWith, injectFault } from './support/faults.ts';
import { toast } from './support/shell.ts';
import {
  createTask,
  expectTitle,
  openTask,
  openTasks,
  rows,
  titleField,
  typeTitle,
} from './support/tasks.ts';
import { expect, test } from './support/test.ts';

const noConnection = /No connection to the server/;

test('a server that goes away during work and comes back costs nothing that was typed', async ({
  page,
  apiOf,
  server,
}) => {
  const task = await createTask(await apiOf('manager'), 'Before');
  await openTask(page, task);
  await typeTitle(page, 'After');
  await server.stop('SIGKILL');
  try {
    await page.keyboard.press('Enter');
    await expect(toast(page, noConnection)).toHaveCount(1);
    await expect(page.getByRole('group', { name: 'Title' }).getByRole('alert')).toContainText(
      'The server did not respond',
    );
    await expect(titleField(page)).toHaveValue('After');
  } finally {
    await server.start();
  }
  await expect(toast(page, 'The server is back.')).toBeVisible();
  await expect(toast(page, noConnection)).toHaveCount(0);
  await page.getByRole('button', { name: 'Save Title' }).click();
  await expectTitle(page, 'After');
});

test('a list that cannot be read says so and appears by itself when the server is back', async ({ page }) => {
  await page.goto('/#/dashboard');
  await expect(page.getByRole('heading', { name: `Hello, ${firstnames.manager}` })).toBeVisible();
  const removeFault = await injectFault(page, 'GET /api/**', answerWith(502, '<h1>Bad gateway</h1>'));
  await page.getByRole('link', { name: 'Tasks', exact: true }).click();
  // until then the dashboard is there, which says so of what it has not read
  await expect(page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('Bureau cannot be reached')).toBeVisible();
  await removeFault();
  await expect(rows(page).first()).toBeVisible();
  await expect(main.getByText('Bureau cannot be reached')).toHaveCount(0);
});

test('an answer that makes no sense is said, with a way to ask again', async ({ page }) => {
  await page.goto('/#/dashboard');
  const removeFault = await injectFault(page, 'GET /api/tasks?*', answerWith(200, '<html>'));
  await page.getByRole('link', { name: 'Tasks', exact: true }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('This could not be loaded')).toBeVisible();
  await removeFault();
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page).first()).toBeVisible();
});

test('a figure that the server cannot count does not hide the rest of the application', async ({ page }) => {
  const removeFault = await injectFault(
    page,
    'GET /api/dashboard/figures*',
    answerWith(500, { error: 'Cannot count.' }),
  );
  await page.goto('/#/dashboard');
  await expect(toast(page, /Server error.*Cannot count\./s)).toHaveCount(1);
  await removeFault();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page.getByRole('region', { name: 'Tasks', exact: true }).getByRole('link').first(),
  ).toContainText(/\d/);
});

test('whoever goes offline reads so, and goes on where they were when the device is connected again', async ({
  page,
  context,
}) => {
  await openTasks(page);
  await context.setOffline(true);
  await rows(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Edit Title' })).toBeVisible();
});

test('a title typed offline is kept and saved when the device is connected again', async ({
  page,
  context,
  apiOf,
}) => {
  const task = await createTask(await apiOf('manager'), 'Before');
  await openTask(page, task);
  await context.setOffline(true);
  await typeTitle(page, 'After');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'You are offline')).toHaveCount(1);
  await expect(titleField(page)).toHaveValue('After');
  await context.setOffline(false);
  await expect(toast(page, 'The server is back.')).toBeVisible();
  await expect(titleField(page)).toHaveValue('After');
  await page.getByRole('button', { name: 'Save Title' }).click();
  await expectTitle(page, 'After');
});
