import { type Brand, type ThemeVariant, brandRoles, deriveBrand } from '../brand/index.ts';
import { deriveSidebar } from '../sidebar/deriveSidebar.ts';
import type { SidebarAppearance } from '../sidebar/index.ts';
import type { TokenName } from '../tokens/index.ts';
import { sidebarRoles } from '../tokens/roles.ts';
import { type Derive, sidebarAppearanceOf } from './resolveThemeWith.ts';

type Properties = Partial<Record<TokenName, string>>;

/** What is shown until the font of a brand is there. */
const fallbackFont = "'Inter Variable', 'Inter Fallback', sans-serif";

function brandProperties({ color, font, radius }: Brand, variant: ThemeVariant): Properties {
  const properties: Properties = {};
  const roles = color && deriveBrand(color, variant);
  if (roles) for (const role of brandRoles) properties[`--bureau-color-${role}`] = roles[role];
  if (font !== undefined) properties['--bureau-font-family'] = `${JSON.stringify(font)}, ${fallbackFont}`;
  if (radius !== undefined) {
    // the corners of the theme are 4, 6 and 10 pixels
    properties['--bureau-radius-small'] = `${Math.round((radius * 2) / 3)}px`;
    properties['--bureau-radius-medium'] = `${radius}px`;
    properties['--bureau-radius-large'] = `${Math.round((radius * 5) / 3)}px`;
  }
  return properties;
}

function sidebarProperties(appearance: SidebarAppearance, { isHighContrast }: ThemeVariant): Properties {
  const sidebar = deriveSidebar(appearance, isHighContrast ? 7 : 4.5);
  if (!sidebar) return {};
  const properties: Properties = { '--bureau-sidebar-picture': sidebar.picture };
  for (const role of sidebarRoles) properties[`--bureau-color-${role}`] = sidebar.roles[role];
  return properties;
}

/** Derives the custom properties of brand and sidebar; a sidebar that has a background of its own keeps its colours. */
export const derive: Derive = (theme, variant) => {
  const sidebar = sidebarAppearanceOf(theme);
  return {
    ...(theme.brand && brandProperties(theme.brand, variant)),
    ...(sidebar && sidebarProperties(sidebar, variant)),
  };
};
