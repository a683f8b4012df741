import {
  type Derive,
  isDerived,
  resolveThemeWith,
  type SystemPreferences,
  type Theme,
} from './resolveThemeWith.ts';

/** Derives the colours of brand and sidebar. A page whose colours are all the layout's own never loads it. */
let derive: Derive | undefined;

/**
 * Loads what a theme needs to be shown at once, where its colours have to be derived; `applyTheme` does so by itself, and until then the page
 * keeps the colours that it has.
 */
export async function preloadTheme(theme: Theme): Promise<void> {
  if (isDerived(theme)) derive ??= (await import('./derive.ts')).derive;
}

/** Asks what the system prefers; where nothing is drawn, in tests without a browser, nothing is known of it. */
const ask = (query: string) =>
  typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined;

/** Matches the properties of the previous theme: only the theme writes them. */
const themeProperty = /^--bureau-/;

function show(theme: Theme, system: SystemPreferences, root: HTMLElement): void {
  const { attributes, properties } = resolveThemeWith(theme, system, derive);
  const isAwaited = isDerived(theme) && !derive;
  for (const [name, value] of Object.entries(attributes))
    if (root.getAttribute(name) !== value) root.setAttribute(name, value);
  // A page may set it before there are styles; from here on it is theirs.
  root.style.removeProperty('color-scheme');
  // Until the colours of brand and sidebar can be derived, those stay that the page came with.
  if (!isAwaited)
    for (const name of [...root.style].filter((one) => themeProperty.test(one)))
      if (!Object.hasOwn(properties, name)) root.style.removeProperty(name);
  for (const [name, value] of Object.entries(properties)) root.style.setProperty(name, value);
}

/** What ends the theme that an element shows. */
const ends = new WeakMap<HTMLElement, () => void>();

/**
 * Shows a theme by attributes and custom properties of the root element, which is all that a switch costs: nothing renders, and a
 * `ThemeProvider` need not know of it. It takes the place of the theme before. Returns a function that stops following the system.
 */
export function applyTheme(theme: Theme, root: HTMLElement = document.documentElement): () => void {
  ends.get(root)?.();
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
  const end = () => {
    for (const query of [prefersDark, prefersContrast]) query?.removeEventListener('change', follow);
  };
  ends.set(root, end);
  if (!derive && isDerived(theme))
    preloadTheme(theme).then(
      () => ends.get(root) === end && follow(),
      () => undefined,
    );
  return end;
}
