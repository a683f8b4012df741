import type { Page } from '@playwright/test';

import { holdRequests } from './support/faults.ts';
import { toast } from './support/shell.ts';
import { openTasks } from './support/tasks.ts';
import { expect, test } from './support/test.ts';

const palette = '**/assets/{Palette,PalettePanel}-*.js';
const field = (page: Page) => page.getByRole('dialog').getByRole('combobox');

test('what is typed after Ctrl+K arrives in the palette, however late its code comes', async ({ page }) => {
  await page.clock.install();
  const release = await holdRequests(page, palette);
  await openTasks(page);
  await page.keyboard.press('Control+k');
  // among them the keys of shortcuts: c creates, g d leads to the dashboard, ? shows help
  await page.keyboard.type('create dashboard g d?');
  await page.keyboard.press('Backspace');
  await page.clock.fastForward(3000);
  await expect(page).toHaveURL(/#\/tasks$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(field(page)).toHaveValue('create dashboard g d');
  await page.keyboard.type('!');
  await expect(field(page)).toHaveValue('create dashboard g d!');
  await expect(page).toHaveURL(/#\/tasks$/);
});

test('the command that was typed is run by the Enter after it', async ({ page }) => {
  const release = await holdRequests(page, palette);
  await openTasks(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dashboard');
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL(/#\/dashboard$/);
  await expect(field(page)).toHaveCount(0);
});

for (const [name, files, open] of [
  ['the palette', palette, async (page: Page) => page.keyboard.press('Control+k')],
  ['the help', 'ShortcutsDialog-*.js', async (page: Page) => page.keyboard.press('?')],
  [
    'a menu',
    'MenuPanel-*.js',
    async (page: Page) => {
      await page.getByRole('button', { name: 'Language' }).focus();
      await page.keyboard.press('Enter');
    },
  ],
  [
    'the notifications',
    'NotificationPanel-*.js',
    async (page: Page) => page.getByRole('button', { name: /^Notifications/ }).click(),
  ],
] as const)
  test(`Escape right after the opening calls it off: ${name}`, async ({ page }) => {
    const release = await holdRequests(page, `**/assets/${files}`);
    await openTasks(page);
    await open(page);
    await page.keyboard.press('Escape');
    release();
    // what opens next would come after it
    await page.keyboard.press('g');
    await page.keyboard.press('d');
    await expect(page).toHaveURL(/#\/dashboard$/);
    for (const role of ['dialog', 'menu'] as const) await expect(page.getByRole(role)).toHaveCount(0);
    await expect(toast(page, /./)).toHaveCount(0);
  });

test('a menu is gone through by the keys that were pressed before it was there', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/MenuPanel-*.js');
  await openTasks(page);
  await page.getByRole('button', { name: 'Language' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  release();
  const items = page.getByRole('menuitemradio');
  await expect(items.nth(-2)).toBeFocused();
});
