import type { Locator, Page } from '@playwright/test';

import { expect } from './expect.ts';

/** Returns the toasts that hold a text. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').filter({ hasText: text });

/** Dismisses all toasts that are shown. */
export async function dismissToasts(page: Page): Promise<void> {
  const dismiss = page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('button', { name: /^Dismiss/ });
  // one that goes by itself meanwhile is not waited for
  await expect(async () => {
    await dismiss.evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
    expect(await dismiss.count()).toBe(0);
  }).toPass();
}

/** Presses Tab, or Shift+Tab, until the focus is at or in something, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const most = 100;
  for (let count = 0; count < most; count += 1) {
    if (await target.evaluate((element) => element.contains(document.activeElement))) return;
    await page.keyboard.press(key);
  }
  await expect(target, `cannot be reached by ${key}`).toBeFocused();
}
