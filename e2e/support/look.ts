import { resolveTheme, type Theme } from '@bureau/theme';
import type { Page } from '@playwright/test';

const themes = {
  light: { layout: 'light' },
  dark: { layout: 'dark' },
  custom: { layout: 'custom-colors', sidebar: { background: '#b45309', font: 'white' } },
} as const satisfies Record<string, Theme>;

/** Names the looks in which every page has to be readable. */
export type Look = keyof typeof themes;

/** Shows a look by what the root element carries, as the application itself does it. Nothing renders. */
export async function showLook(page: Page, look: Look): Promise<void> {
  await page.evaluate(({ attributes, properties }) => {
    const root = document.documentElement;
    for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value);
    root.removeAttribute('style');
    for (const [name, value] of Object.entries(properties)) root.style.setProperty(name, value);
  }, resolveTheme(themes[look]));
}
