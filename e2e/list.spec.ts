import type { APIRequestContext, Page } from '@playwright/test';

import { answerWith, injectFault } from './support/faults.ts';
import { columnOf, openTasks, readTotal, rows } from './support/tasks.ts';
import { expect, test } from './support/test.ts';

test.use({ account: 'admin' });

/** Asks the API for what the address of the list says, and expects to see just that. */
async function expectListOfAddress(page: Page, api: APIRequestContext): Promise<number> {
  const params = new URLSearchParams(page.url().split('?')[1]);
  const response = await api.get('/api/tasks', { params });
  const { data, meta } = (await response.json()) as { data: { title: string }[]; meta: { total: number } };
  await expect(async () => {
    expect(await readTotal(page)).toBe(meta.total);
    const titles = await columnOf(page, 'title').allInnerTexts();
    expect(titles.length).toBeGreaterThan(0);
    expect(titles).toEqual(data.slice(0, titles.length).map(({ title }) => title));
  }).toPass();
  return meta.total;
}

const header = (page: Page, name: string) => page.getByRole('columnheader', { name });

test('an administrator narrows ten thousand tasks down, and a reload or a link shows the same', async ({
  page,
  apiOf,
}) => {
  const api = await apiOf('admin');
  await openTasks(page);
  expect(await readTotal(page)).toBeGreaterThanOrEqual(10_000);

  await header(page, 'Title').getByRole('button').click();
  await expect(page).toHaveURL(/[?&]sort=title$/);
  await expect(header(page, 'Title')).toHaveAttribute('aria-sort', 'ascending');
  await expectListOfAddress(page, api);

  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitem', { name: 'Status' }).click();
  const options = page.getByRole('dialog', { name: 'Status' });
  await options.getByRole('option', { name: 'Waiting' }).click();
  await options.getByRole('option', { name: 'On hold' }).click();
  await page.keyboard.press('Escape');
  await expect(options).toBeHidden();
  const filtered = await expectListOfAddress(page, api);
  expect(filtered).toBeLessThan(10_000);

  await page.getByRole('searchbox').fill('invoice');
  await expect(page).toHaveURL(/q=invoice/);
  const total = await expectListOfAddress(page, api);
  expect(total).toBeLessThan(filtered);
  for (const title of await columnOf(page, 'title').allInnerTexts()) expect(title).toMatch(/invoice/i);
  for (const status of await columnOf(page, 'status').allInnerTexts())
    expect(['Waiting', 'On hold']).toContain(status);

  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('invoice');
  await expect(page.getByRole('button', { name: 'Status is On hold, Waiting' })).toBeVisible();
  await expect(header(page, 'Title')).toHaveAttribute('aria-sort', 'ascending');
  expect(await expectListOfAddress(page, api)).toBe(total);

  await page.getByRole('button', { name: 'Remove filter Status' }).click();
  await expect(page.getByRole('button', { name: /^Status is/ })).toHaveCount(0);
  expect(await expectListOfAddress(page, api)).toBeGreaterThan(total);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Status is On hold, Waiting' })).toBeVisible();
  expect(await expectListOfAddress(page, api)).toBe(total);
});

test('whoever looks for what is not there reads so, and is back at everything with one press', async ({
  page,
}) => {
  await openTasks(page, '?q=no-such-words-anywhere');
  await expect(page.getByText('No results')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(rows(page).first()).toBeVisible();
  expect(await readTotal(page)).toBeGreaterThanOrEqual(10_000);
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('a list that cannot be loaded counts nothing, and is there again when it can', async ({ page }) => {
  await openTasks(page);
  const removeFault = await injectFault(page, 'GET /api/tasks?*', answerWith(500, { error: 'No' }));
  await page.getByRole('searchbox').fill('invoice');
  await expect(page.getByText('This could not be loaded')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Tasks', exact: true })).toBeVisible();
  await removeFault();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page).first()).toContainText(/invoice/i);
});

test('an address with nonsense in it shows the list without the nonsense', async ({ page }) => {
  await openTasks(page, '?sort=password_hash&filter[status]=99,x&filter[created_by]=1&row=-5&page=7&q=%00');
  expect(await readTotal(page)).toBeGreaterThanOrEqual(10_000);
});

test('whoever scrolled far, opened a task and goes back is where they were', async ({ page }) => {
  await openTasks(page, '?sort=title');
  const table = page.getByRole('grid', { name: 'Tasks' });
  await table.hover();
  await page.mouse.wheel(0, 200_000);
  // how far a turn of the wheel leads is up to the browser
  await expect(page).toHaveURL(/[?&]row=\d{4,}(?:&|$)/);
  await expect(table.locator('[role=row][aria-busy]')).toHaveCount(0);
  const seen = rows(page).nth(8);
  const title = await columnOf(page, 'title').nth(8).innerText();
  const index = (await seen.getAttribute('aria-rowindex')) ?? '';
  expect(Number(index)).toBeGreaterThan(1000);
  const address = page.url();

  await columnOf(page, 'title').nth(8).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(table.locator(`[aria-rowindex="${index}"]`)).toContainText(title);
  await expect(table.locator(`[aria-rowindex="${index}"]`)).toBeInViewport();
  await page.reload();
  await expect(table.locator(`[aria-rowindex="${index}"]`)).toContainText(title);
  await expect(table.locator(`[aria-rowindex="${index}"]`)).toBeInViewport();
});
