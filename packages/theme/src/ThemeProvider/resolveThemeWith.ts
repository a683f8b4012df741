import { type Backdrop, backdropPicture } from '../backdrop/index.ts';
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

/** Returns the sidebar's appearance in a theme; undefined where it is the layout's own. */
export function sidebarAppearanceOf({ layout = 'light', sidebar }: Theme): SidebarAppearance | undefined {
  return layout === 'light' || layout === 'custom-colors' ? sidebar : undefined;
}

/**
 * Resolves a theme with the preferences of the system; the sidebar's colours only with the function that derives them, which is costly to
 * load.
 */
export function resolveThemeWith(
  theme: Theme,
  system: SystemPreferences,
  derive: typeof deriveSidebar | undefined,
): ResolvedTheme {
  const { layout = 'light', density = 'comfortable', contrast = 'auto', backdrop = {} } = theme;
  const isHigh = contrast === 'high' || (contrast === 'auto' && system.prefersContrast);
  const sidebar = sidebarAppearanceOf(theme);
  return {
    attributes: {
      'data-layout': layout,
      'data-scheme': schemeOf(theme, system),
      'data-density': density,
      'data-contrast': isHigh ? 'high' : 'standard',
    },
    properties: {
      ...(sidebar && derive && sidebarProperties(sidebar, isHigh, derive)),
      ...(layout === 'transparent' && { '--bureau-backdrop': backdropPicture(backdrop) }),
    },
  };
}
