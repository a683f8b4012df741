import type { Page } from '@playwright/test';

import { expect, test } from './support/test.ts';

const enter = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Full screen', exact: true });
const exit = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Exit full screen' });
const isFull = (page: Page) => () =>
  page.evaluate(() => document.fullscreenElement === document.documentElement);

test('somebody takes the whole screen, and leaves it by the button or as the browser has it', async ({
  page,
}) => {
  await page.goto('/#/dashboard');
  await enter(page).click();
  await expect(exit(page)).toBeFocused();
  await expect.poll(isFull(page)).toBe(true);
  await exit(page).press('Enter');
  await expect(enter(page)).toBeFocused();
  await expect.poll(isFull(page)).toBe(false);
  await enter(page).press('Enter');
  await expect(exit(page)).toBeVisible();
  await page.evaluate(() => document.exitFullscreen());
  await expect(enter(page)).toBeVisible();
});

test('a browser that refuses the whole screen leaves everything as it was', async ({ page }) => {
  await page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('Not granted'));
  });
  await page.goto('/#/dashboard');
  await enter(page).click();
  await expect(enter(page)).toBeFocused();
  expect(await isFull(page)()).toBe(false);
});

test('a browser that has no full screen offers none', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => false }),
  );
  await page.goto('/#/dashboard');
  await expect(page.getByRole('banner').getByRole('button', { name: /’s account$/ })).toBeVisible();
  await expect(enter(page)).toHaveCount(0);
});
