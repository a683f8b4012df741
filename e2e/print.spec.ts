import type { Page } from '@playwright/test';

import { createTask, openTasks, rows, unique } from './support/tasks.ts';
import { expect, test } from './support/test.ts';

test.use({ account: 'manager' });

/** Shows the page in dark colours as it is printed on A4, and returns how many pages the browser makes of it. */
async function print(page: Page): Promise<number> {
  await page.evaluate(() => document.documentElement.setAttribute('data-scheme', 'dark'));
  await page.emulateMedia({ media: 'print' });
  const file = (await page.pdf({ format: 'A4', printBackground: true })).toString('latin1');
  return [...file.matchAll(/\/Type\s*\/Page\b/g)].length;
}

/** Asserts that nothing of the page around its content is printed, and that its texts are dark. */
async function expectPaper(page: Page): Promise<void> {
  for (const role of ['banner', 'contentinfo', 'navigation'] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  // its lightness, 0 to 1
  const color = await page
    .getByRole('heading', { level: 1 })
    .evaluate((title) => getComputedStyle(title).color);
  expect(Number.parseFloat(color.replace('oklch(', ''))).toBeLessThan(0.6);
}

test('somebody prints a list: every row that is loaded, and nothing around them', async ({ page }) => {
  await openTasks(page, '');
  await expect(rows(page).first()).toBeVisible();
  const shown = await rows(page).count();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => rows(page).count()).toBeGreaterThan(shown);
  const pages = await print(page);
  await expectPaper(page);
  expect(pages).toBeGreaterThan(1);
  const tops = await rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect()));
  for (const [at, row] of tops.entries()) expect(row.top).toBeGreaterThanOrEqual(tops[at - 1]?.bottom ?? 0);
  await expect(page.getByRole('button', { name: 'Add filter' })).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await expect(rows(page)).toHaveCount(shown);
});

test('somebody prints a list of many columns: none of them is cut off', async ({ page }) => {
  // A4 in portrait, and as much more as the browser makes smaller for it
  const [paper, most] = [794, 1191];
  await page.goto('/#/projects');
  const headers = page.getByRole('grid', { name: 'Projects' }).getByRole('columnheader');
  await expect(headers.filter({ hasText: 'Billing' })).toBeVisible();
  await page.setViewportSize({ width: paper, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  const findEnd = () =>
    headers.evaluateAll((all) => Math.max(...all.map((header) => header.getBoundingClientRect().right)));
  await expect.poll(findEnd).toBeLessThanOrEqual(most);
});

test('somebody prints a record in the dark: what it says, without pencils', async ({ page, apiOf }) => {
  const word = unique('paper');
  const task = await createTask(await apiOf('manager'), `Order paper ${word}`);
  await page.goto(`/#/tasks/detail/${task.id}`);
  await expect(page.getByRole('heading', { name: word })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Title' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Add an item' }).fill('Ask for prices');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Ask for prices' })).toBeVisible();
  await print(page);
  await expectPaper(page);
  await expect(page.getByRole('heading', { level: 1, name: word })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveText([
    'Ask for prices',
  ]);
  await expect(page.getByRole('main').getByRole('textbox').filter({ visible: true })).toHaveCount(0);
});

test('somebody prints the dashboard: every widget, and none of the page around them', async ({ page }) => {
  await page.goto('/#/dashboard');
  const widgets = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(widgets.first()).toBeVisible();
  const shown = await widgets.count();
  await print(page);
  await expectPaper(page);
  await expect(widgets.filter({ visible: true })).toHaveCount(shown);
  await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
});
