import { type Backdrop, backdropPicture } from '../backdrop/index.ts';
import type { Brand, deriveBrand } from '../brand/index.ts';
import type { deriveSidebar, SidebarAppearance } from '../sidebar/index.ts';
import { type Scheme, sidebarRoles, type TokenName } from '../tokens/index.ts';

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
  /** Gives the interface the colour of a company, and its font and corners. */
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

const fallbackFont = "'Inter Variable', 'Inter Fallback', sans-serif";

/** Derives what follows from colours that were chosen. */
export interface Derive {
  readonly brand: typeof deriveBrand;
  readonly sidebar: typeof deriveSidebar;
}

function brandProperties(
  { color, font, radius }: Brand,
  look: Parameters<typeof deriveBrand>[1],
  derive: Derive | undefined,
): ResolvedTheme['properties'] {
  const properties: Partial<Record<TokenName, string>> = {};
  const roles = color === undefined ? undefined : derive?.brand(color, look);
  for (const [role, value] of Object.entries(roles ?? {}))
    properties[`--bureau-color-${role as keyof NonNullable<typeof roles>}`] = value;
  if (font !== undefined) properties['--bureau-font-family'] = `${JSON.stringify(font)}, ${fallbackFont}`;
  if (radius !== undefined) {
    // the corners of the theme are 4, 6 and 10 pixels
    properties['--bureau-radius-small'] = `${Math.round((radius * 2) / 3)}px`;
    properties['--bureau-radius-medium'] = `${radius}px`;
    properties['--bureau-radius-large'] = `${Math.round((radius * 5) / 3)}px`;
  }
  return properties;
}

function sidebarProperties(
  appearance: SidebarAppearance,
  isHigh: boolean,
  derive: typeof deriveSidebar,
): ResolvedTheme['properties'] {
  const sidebar = derive(appearance, isHigh ? 7 : 4.5);
  if (!sidebar) return {};
  const properties: Partial<Record<TokenName, string>> = { '--bureau-sidebar-picture': sidebar.picture };
  for (const role of sidebarRoles) properties[`--bureau-color-${role}`] = sidebar.roles[role];
  return properties;
}

/** Whether colours of a theme have to be derived from one that was chosen. */
export const isDerived = (theme: Theme) =>
  sidebarAppearanceOf(theme) !== undefined || theme.brand?.color !== undefined;

/** Returns the sidebar's appearance in a theme; undefined where it is the layout's own. */
export function sidebarAppearanceOf({ layout = 'light', sidebar }: Theme): SidebarAppearance | undefined {
  return layout === 'light' || layout === 'custom-colors' ? sidebar : undefined;
}

/**
 * Resolves a theme with the preferences of the system; the colours of brand and sidebar only with the functions that derive them, which are
 * costly to load.
 */
export function resolveThemeWith(
  theme: Theme,
  system: SystemPreferences,
  derive: Derive | undefined,
): ResolvedTheme {
  const { layout = 'light', density = 'comfortable', contrast = 'auto', backdrop = {}, brand } = theme;
  const isHighContrast = contrast === 'high' || (contrast === 'auto' && system.prefersContrast);
  const scheme = schemeOf(theme, system);
  const isTransparent = layout === 'transparent';
  const sidebar = sidebarAppearanceOf(theme);
  return {
    attributes: {
      'data-layout': layout,
      'data-scheme': scheme,
      'data-density': density,
      'data-contrast': isHighContrast ? 'high' : 'standard',
    },
    properties: {
      ...(brand && brandProperties(brand, { scheme, isTransparent, isHighContrast }, derive)),
      ...(sidebar && derive && sidebarProperties(sidebar, isHighContrast, derive.sidebar)),
      ...(isTransparent && { '--bureau-backdrop': backdropPicture(backdrop) }),
    },
  };
}
