import type { Scheme } from '../tokens/index.ts';

/** Lists the layouts that the settings can name as `theme_layout` (docs/product.md §3). */
export const themeLayouts = ['light', 'dark', 'transparent', 'custom-colors'] as const;

/** Names a layout of the theme. */
export type ThemeLayout = (typeof themeLayouts)[number];

/** Names what a person asks for: one scheme, or that of their system. */
export type SchemePreference = Scheme | 'auto';

/** Names how tightly rows and controls are set. */
export type Density = 'comfortable' | 'compact';

/** Describes a look of the whole page. */
export interface Theme {
  /** Names the layout; `dark` and `transparent` are always in the dark scheme (docs/product.md §4). */
  layout?: ThemeLayout;
  /** Chooses the scheme of the other layouts; `auto` follows the system. */
  scheme?: SchemePreference;
  /** Sets rows and controls roomy or tight. */
  density?: Density;
}

/** Gives the scheme in which a layout is shown, where `prefersDark` says what the system asks for. */
export function resolveScheme({ layout = 'light', scheme = 'light' }: Theme, prefersDark: boolean): Scheme {
  if (layout === 'dark' || layout === 'transparent') return 'dark';
  if (scheme === 'auto') return prefersDark ? 'dark' : 'light';
  return scheme;
}

/**
 * Shows a theme by setting attributes of the root element, which is all that a switch costs: no component renders.
 * Gives a function that stops following the system.
 */
export function applyTheme(theme: Theme, root: HTMLElement = document.documentElement): () => void {
  root.dataset['layout'] = theme.layout ?? 'light';
  root.dataset['density'] = theme.density ?? 'comfortable';
  if (theme.scheme !== 'auto') {
    root.dataset['scheme'] = resolveScheme(theme, false);
    return () => undefined;
  }
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const follow = () => {
    root.dataset['scheme'] = resolveScheme(theme, system.matches);
  };
  follow();
  system.addEventListener('change', follow);
  return () => {
    system.removeEventListener('change', follow);
  };
}
