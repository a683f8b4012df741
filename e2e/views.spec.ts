import type { Page } from '@playwright/test';

import { columnOf, openTasks, rows, unique } from './support/tasks.ts';
import { expect, test } from './support/test.ts';

const header = (page: Page, name: string) => page.getByRole('columnheader', { name: new RegExp(`^${name}`) });

/** Returns the ids of the columns that are shown, in their order. */
const columnsOf = async (page: Page) =>
  page
    .locator('[role="columnheader"][data-column]')
    .evaluateAll((headers) =>
      headers.map((element) => (element instanceof HTMLElement ? element.dataset['column'] : '')),
    );

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Views' });
const tab = (page: Page, name: string) => tabs(page).getByRole('link', { name: new RegExp(`^${name}`) });

/** Opens what can be done with views. */
const openOptions = async (page: Page) => tabs(page).getByRole('button', { name: 'View options' }).click();

/** Goes to a view by its tab, or by the menu where there is no room for it. */
async function openView(page: Page, name: string): Promise<void> {
  await expect(tabs(page).locator('li').filter({ hasText: name })).toHaveCount(1);
  await expect(async () => {
    await page.keyboard.press('Escape');
    if ((await tab(page, name).count()) > 0) {
      await tab(page, name).click({ timeout: 2000 });
    } else {
      await openOptions(page);
      await page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click({ timeout: 2000 });
    }
    await expect(tab(page, name)).toHaveAttribute('aria-current', 'page', { timeout: 2000 });
  }).toPass();
}

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

test('a list is grouped, its groups are folded, and a view keeps the grouping through a reload', async ({
  page,
}) => {
  const name = unique('By priority');
  await openTasks(page, '?filter[status]=1,4');
  const heading = (label: string) =>
    page.getByRole('rowheader').getByRole('button', { name: new RegExp(`^${label}\\s*[\\d,]+ rows?$`) });
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('combobox', { name: 'Group by' }).selectOption('Priority');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/group=priority/);
  await expect(heading('Urgent')).toHaveAttribute('aria-expanded', 'true');
  await expect(columnOf(page, 'priority').first()).toHaveText('Urgent');

  for (const label of ['Urgent', 'Very high']) {
    await heading(label).click();
    await expect(heading(label)).toHaveAttribute('aria-expanded', 'false');
  }
  await expect(columnOf(page, 'priority').first()).toHaveText('High');

  await tabs(page).getByRole('button', { name: 'Save as new view…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(name);
  await page.keyboard.press('Enter');
  await expect(tab(page, name)).toHaveAttribute('aria-current', 'page');

  await page.goto('/#/tasks');
  await expect(heading('Urgent')).toHaveCount(0);
  await openView(page, name);
  await page.reload();
  await expect(page).toHaveURL(/group=priority/);
  await expect(heading('Urgent')).toBeVisible();
  await expect(columnOf(page, 'priority').first()).toHaveText('Urgent');
});

test('a list is saved as a view, changed, saved again and deleted', async ({ page }) => {
  const name = unique('Waiting');
  await openTasks(page, '?filter[status]=4&columns=code,title,due_date');
  await tabs(page).getByRole('button', { name: 'Save as new view…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /Name/ }).fill(name);
  await dialog.getByRole('button', { name: /Save/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/view=\d+/);
  await expect(tab(page, name)).toHaveAttribute('aria-current', 'page');

  await tab(page, 'All tasks').click();
  await expect(page).toHaveURL(/#\/tasks$/);
  await openView(page, name);
  await expect(page).toHaveURL(/status/);
  await expect.poll(async () => columnsOf(page)).toEqual(['code', 'title', 'due_date']);

  await header(page, 'Title').getByRole('button').first().click();
  await expect(page).toHaveURL(/sort=title/);
  await expect(tab(page, name)).toHaveAccessibleName(`${name} edited`);
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await tabs(page).getByRole('button', { name: 'Save changes' }).click();
  expect((await saved).ok()).toBe(true);
  await expect(tab(page, name)).toHaveAccessibleName(name);
  await expect(tab(page, name)).toBeFocused();
  await page.reload();
  await expect(tab(page, name)).toHaveAttribute('aria-current', 'page');
  await openOptions(page);
  await expect(page.getByRole('menuitem', { name: 'Save changes' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: /Delete/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Delete/ })
    .click();
  await expect(tabs(page).locator('li').filter({ hasText: name })).toHaveCount(0);
  await expect(tab(page, 'All tasks')).toHaveAttribute('aria-current', 'page');
});

test('whoever changed a view goes back through it, and gives the changes up by its tab', async ({
  page,
  apiOf,
}) => {
  const name = unique('Back');
  const manager = await apiOf('manager');
  const data = { resource: 'tasks', name, query: 'filter%5Bstatus%5D=4&sort=title' };
  expect((await manager.post('/api/saved-views', { data })).status()).toBe(201);
  await openTasks(page);
  await openView(page, name);
  await page.getByRole('button', { name: 'Remove filter Status' }).click();
  await expect(tab(page, name)).toHaveAccessibleName(`${name} edited`);
  await page.goBack();
  await expect(tab(page, name)).toHaveAccessibleName(name);
  await page.goForward();
  await expect(tab(page, name)).toHaveAccessibleName(`${name} edited`);
  await tab(page, name).click();
  await expect(tab(page, name)).toHaveAccessibleName(name);
  await expect(page.getByRole('button', { name: 'Status is Waiting' })).toBeVisible();
});

test('on a phone the shown view has a tab, and the others are in the menu', async ({ page, apiOf }) => {
  const manager = await apiOf('manager');
  const names = [1, 2, 3].map((number) => unique(`Phone ${number}`));
  for (const name of names)
    expect(
      (await manager.post('/api/saved-views', { data: { resource: 'tasks', name, query: '' } })).status(),
    ).toBe(201);
  await page.setViewportSize({ width: 390, height: 844 });
  await openTasks(page);
  for (const name of names) await openView(page, name);
  const box = await tab(page, names[2] ?? '').boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThan(390);
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
  await openView(page, name);
  await expect(tabs(page).locator('li').filter({ hasText: own.name })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Priority is Urgent' })).toBeVisible();
  await expect.poll(async () => columnsOf(page)).toEqual(['title', 'priority']);
  await openOptions(page);
  await expect(page.getByRole('menuitem', { name: /Save as/ })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /Delete|Rename/ })).toHaveCount(0);
});
