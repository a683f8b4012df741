import { resolveTheme, type Theme } from '@bureau/theme';
import type { Page } from '@playwright/test';

const themes = {
  light: { layout: 'light' },
  dark: { layout: 'dark' },
  custom: { layout: 'custom-colors', sidebar: { background: '#b45309', font: 'white' } },
} as const satisfies Record<string, Theme>;

/** Names the appearances in which every page has to be readable. */
export type Appearance = keyof typeof themes;

/** Lists them. */
export const appearances = Object.keys(themes) as Appearance[];

/** Shows an appearance by what the root element carries, as the application itself does it. Nothing renders. */
export async function showAppearance(page: Page, appearance: Appearance): Promise<void> {
  await page.evaluate(({ attributes, properties }) => {
    const root = document.documentElement;
    for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value);
    root.removeAttribute('style');
    for (const [name, value] of Object.entries(properties)) root.style.setProperty(name, value);
  }, resolveTheme(themes[appearance]));
}
