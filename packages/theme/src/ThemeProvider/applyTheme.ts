import { describeTheme, type SystemPreferences, type Theme } from './describeTheme.ts';

const queries = {
  prefersDark: '(prefers-color-scheme: dark)',
  prefersContrast: '(prefers-contrast: more)',
} as const satisfies Record<keyof SystemPreferences, string>;

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
  const system = {
    prefersDark: window.matchMedia(queries.prefersDark),
    prefersContrast: window.matchMedia(queries.prefersContrast),
  };
  const follow = () => {
    const { prefersDark, prefersContrast } = system;
    show(theme, { prefersDark: prefersDark.matches, prefersContrast: prefersContrast.matches }, root);
  };
  follow();
  for (const query of Object.values(system)) query.addEventListener('change', follow);
  return () => {
    for (const query of Object.values(system)) query.removeEventListener('change', follow);
  };
}
