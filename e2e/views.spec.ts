import type { Page } from '@playwright/test';

import { openTasks, rows, unique } from './support/tasks.ts';
import { expect, test } from './support/test.ts';

const header = (page: Page, name: string) => page.getByRole('columnheader', { name: new RegExp(`^${name}`) });

/** Gives the ids of the columns that are shown, in their order. */
const columnsOf = async (page: Page) =>
  page
    .locator('[role="columnheader"][data-column]')
    .evaluateAll((headers) =>
      headers.map((element) => (element instanceof HTMLElement ? element.dataset['column'] : '')),
    );

const views = (page: Page) => page.getByRole('button', { name: /^(All tasks|Views|View)/ }).first();

test('columns, their order and width, and the density survive a reload, the way back and a copied link', async ({
  page,
  context,
}) => {
  await openTasks(page);
  await page.getByRole('button', { name: 'Columns' }).click();
  const chooser = page.getByRole('dialog', { name: 'Columns' });
  await chooser.getByRole('row', { name: 'Progress' }).click();
  await chooser.getByRole('row', { name: 'Priority' }).click();
  await chooser.getByText('Compact rows').click();
  await page.keyboard.press('Escape');
  await expect(header(page, 'Progress')).toBeVisible();
  await expect(header(page, 'Priority')).toHaveCount(0);
  await expect(page).toHaveURL(/density=compact/);
  const height = async () => (await rows(page).first().boundingBox())?.height;
  await expect.poll(height).toBeLessThan(32);
  const shown = await columnsOf(page);

  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await expect.poll(async () => columnsOf(page)).toEqual(shown);
  await rows(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/detail/);
  await page.goBack();
  await expect(rows(page).first()).toBeVisible();
  await expect.poll(async () => columnsOf(page)).toEqual(shown);

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(rows(other).first()).toBeVisible();
  await expect.poll(async () => columnsOf(other)).toEqual(shown);
});

test('an address with columns that do not exist shows the others, and never hides the title', async ({
  page,
}) => {
  await openTasks(page, '?columns=password_hash,status.9999999,due_date.200.end,due_date,.,status.120');
  await expect.poll(async () => columnsOf(page)).toEqual(['title', 'status', 'due_date']);
});

test('a list is saved as a view, changed, saved again and deleted', async ({ page }) => {
  const name = unique('Waiting');
  await openTasks(page, '?filter[status]=4&columns=code,title,due_date');
  await views(page).click();
  await page.getByRole('menuitem', { name: /Save as new view/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /Name/ }).fill(name);
  await dialog.getByRole('button', { name: /Save/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/view=\d+/);
  await expect(page.getByRole('button', { name: new RegExp(name) })).toBeVisible();

  await openTasks(page);
  await views(page).click();
  await page.getByRole('menuitemradio', { name: new RegExp(name) }).click();
  await expect(page).toHaveURL(/status/);
  await expect.poll(async () => columnsOf(page)).toEqual(['code', 'title', 'due_date']);

  await header(page, 'Title').getByRole('button').first().click();
  await expect(page).toHaveURL(/sort=title/);
  await page.getByRole('button', { name: new RegExp(name) }).click();
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('menuitem', { name: /^Save changes|^Update/ }).click();
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await expect(page.getByRole('menuitem', { name: /^Save changes|^Update/ })).toHaveCount(0);
  await page.getByRole('menuitem', { name: /Delete/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Delete/ })
    .click();
  await expect(page.getByRole('button', { name: new RegExp(name) })).toHaveCount(0);
});

test('a view that is shared is there for others, who cannot change it', async ({ page, apiOf }) => {
  const name = unique('Shared');
  const admin = await apiOf('admin');
  const query = new URLSearchParams({ 'filter[priority]': '1', columns: 'title,priority' }).toString();
  const data = { resource: 'tasks', name, query, is_shared: true };
  expect((await admin.post('/api/saved-views', { data })).status()).toBe(201);
  const own = { resource: 'tasks', name: unique('Secret'), query, is_shared: false };
  expect((await admin.post('/api/saved-views', { data: own })).status()).toBe(201);

  await openTasks(page);
  await views(page).click();
  await expect(page.getByRole('menuitemradio', { name: new RegExp(own.name) })).toHaveCount(0);
  await page.getByRole('menuitemradio', { name: new RegExp(name) }).click();
  await expect(page.getByRole('button', { name: 'Priority is Urgent' })).toBeVisible();
  await expect.poll(async () => columnsOf(page)).toEqual(['title', 'priority']);
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await expect(page.getByRole('menuitem', { name: /Delete|Rename/ })).toHaveCount(0);
});
