import { type Backdrop, backdropPicture } from '../backdrop/index.ts';
import type { Brand, ThemeVariant } from '../brand/index.ts';
import type { SidebarAppearance } from '../sidebar/index.ts';
import type { Scheme, TokenName } from '../tokens/index.ts';

/** Lists the layouts that the settings can name as `theme_layout` (docs/product.md §3). */
export const themeLayouts = ['light', 'dark', 'transparent', 'custom-colors'] as const;

/** Names a layout of the theme. */
export type ThemeLayout = (typeof themeLayouts)[number];

/** Names what a person asks for: one scheme, or that of their system. */
export type SchemePreference = Scheme | 'auto';

/** Names how tightly rows and controls are set. */
export type Density = 'comfortable' | 'compact';

/** Names how strongly texts and lines stand out; `auto` follows the system. */
export type ContrastPreference = 'standard' | 'high' | 'auto';

/** Describes the theme of the whole page. */
export interface Theme {
  /** Names the layout; `dark` and `transparent` are always in the dark scheme (docs/product.md §4). */
  readonly layout?: ThemeLayout | undefined;
  /** Chooses the scheme of the other layouts; `auto` follows the system. */
  readonly scheme?: SchemePreference | undefined;
  /** Sets rows and controls roomy or tight. */
  readonly density?: Density | undefined;
  /** Lets texts reach 7:1 and lines be seen by everybody. */
  readonly contrast?: ContrastPreference | undefined;
  /** Colours the sidebar of the layouts `light` and `custom-colors`. Its texts are always readable. */
  readonly sidebar?: SidebarAppearance | undefined;
  /** Applies a company’s colour, font and corners to the interface. */
  readonly brand?: Brand | undefined;
  /** Chooses what is seen through the layout `transparent`. */
  readonly backdrop?: Backdrop | undefined;
}

/** What a person's system asks for. */
export interface SystemPreferences {
  readonly prefersDark: boolean;
  readonly prefersContrast: boolean;
}

/** Describes a theme by what the root element carries: `data-` attributes, and custom properties of its style. */
export interface ResolvedTheme {
  readonly attributes: {
    readonly 'data-layout': ThemeLayout;
    readonly 'data-scheme': Scheme;
    readonly 'data-density': Density;
    readonly 'data-contrast': 'standard' | 'high';
  };
  readonly properties: Readonly<Partial<Record<TokenName, string>>>;
}

function schemeOf({ layout, scheme = 'light' }: Theme, { prefersDark }: SystemPreferences): Scheme {
  if (layout === 'dark' || layout === 'transparent') return 'dark';
  if (scheme === 'auto') return prefersDark ? 'dark' : 'light';
  return scheme;
}

/** Derives what follows from a brand and from the background of a sidebar. */
export type Derive = (theme: Theme, variant: ThemeVariant) => ResolvedTheme['properties'];

/** Whether anything of a theme has to be derived. */
export const isDerived = (theme: Theme) => Boolean(theme.brand ?? sidebarAppearanceOf(theme));

/** Returns the sidebar's appearance in a theme; undefined where it is the layout's own. */
export function sidebarAppearanceOf({ layout = 'light', sidebar }: Theme): SidebarAppearance | undefined {
  return layout === 'light' || layout === 'custom-colors' ? sidebar : undefined;
}

/**
 * Resolves a theme with the preferences of the system; the colours of brand and sidebar only with the function that derives them, which is
 * costly to load.
 */
export function resolveThemeWith(
  theme: Theme,
  system: SystemPreferences,
  derive: Derive | undefined,
): ResolvedTheme {
  const { layout = 'light', density = 'comfortable', contrast = 'auto', backdrop = {} } = theme;
  const isHighContrast = contrast === 'high' || (contrast === 'auto' && system.prefersContrast);
  const scheme = schemeOf(theme, system);
  const isTransparent = layout === 'transparent';
  return {
    attributes: {
      'data-layout': layout,
      'data-scheme': scheme,
      'data-density': density,
      'data-contrast': isHighContrast ? 'high' : 'standard',
    },
    properties: {
      ...derive?.(theme, { scheme, isTransparent, isHighContrast }),
      ...(isTransparent && { '--bureau-backdrop': backdropPicture(backdrop) }),
    },
  };
}
