import { describeTheme, type SystemPreferences, type Theme } from './describeTheme.ts';

/** Asks what the system prefers; where nothing is drawn, in tests without a browser, nothing is known of it. */
const ask = (query: string) =>
  typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined;

/** Matches the properties of a look before: only the theme writes them. */
const themeProperty = /^--bureau-/;

function show(theme: Theme, system: SystemPreferences, root: HTMLElement): void {
  const { attributes, properties } = describeTheme(theme, system);
  for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value);
  for (const name of [...root.style].filter((one) => themeProperty.test(one)))
    if (!Object.hasOwn(properties, name)) root.style.removeProperty(name);
  for (const [name, value] of Object.entries(properties)) root.style.setProperty(name, value);
}

/**
 * Shows a theme by attributes and custom properties of the root element, which is all that a switch costs: no component renders.
 * Gives a function that stops following the system.
 */
export function applyTheme(theme: Theme, root: HTMLElement = document.documentElement): () => void {
  const prefersDark = ask('(prefers-color-scheme: dark)');
  const prefersContrast = ask('(prefers-contrast: more)');
  const follow = () => {
    const system = {
      prefersDark: prefersDark?.matches ?? false,
      prefersContrast: prefersContrast?.matches ?? false,
    };
    show(theme, system, root);
  };
  follow();
  for (const query of [prefersDark, prefersContrast]) query?.addEventListener('change', follow);
  return () => {
    for (const query of [prefersDark, prefersContrast]) query?.removeEventListener('change', follow);
  };
}
