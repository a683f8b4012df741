import {
  type CompanyAppearance,
  defaultAppearance,
  type PublicSettings,
  type ThemePreferences,
} from '@bureau/contract';
import type { Theme } from '@bureau/theme';
import { type PanelPicture, type ThemeSettings, toTheme } from '@bureau/ui/theming';
import { parseJsonList } from '@bureau/values';
import { brandOf } from './brandOf.ts';

/** Describes as much of the settings as the appearance is made of. */
export type AppearanceSettings = CompanyAppearance & {
  readonly sidebar_background_images: string;
  readonly brand_color: string | null;
};

/** An appearance together with the pictures that it can name. */
export interface Appearance {
  readonly settings: ThemeSettings;
  readonly pictures: Pictures;
  readonly brand: Theme['brand'];
}

/** Lists the addresses of the pictures of the sidebar and of those seen through the layout `transparent`. */
interface Pictures {
  readonly sidebar: readonly string[];
  readonly backdrop: readonly string[];
}

const bundled = /^[1-6]\.svg$/;
const backdropNames = ['1.svg', '2.svg', '3.svg', '4.svg'] as const;
const backdrop = backdropNames.map((name) => `/assets/images/backdrop/${name}`);

/** Returns what the appearance is made of where the server could not give it. */
export function fallbackAppearance({ theme_layout, brand_color }: PublicSettings): AppearanceSettings {
  return { ...defaultAppearance, theme_layout, brand_color, sidebar_background_images: '[]' };
}

/** Returns the addresses of the pictures that the settings name: those of the product, and those that were uploaded (docs/product.md §3). */
function picturesOf({ sidebar_background_images: names }: AppearanceSettings): Pictures {
  const sidebar = parseJsonList(names).map((name) =>
    bundled.test(name)
      ? `/assets/images/sidebar/${name}`
      : `/uploads/sidebar_background_images/${encodeURIComponent(name)}`,
  );
  return { sidebar, backdrop };
}

/** Returns the appearance of the company, in the terms of the panel. */
function settingsOf(company: CompanyAppearance): ThemeSettings {
  const fill = company.sidebar_transparent_bg_image;
  const color = company.sidebar_bg_color;
  return {
    layout: company.theme_layout,
    isHighContrast: false,
    isMenuCollapsed: company.is_collapsed_menu,
    sidebarWidth: company.sidebar_width,
    sidebarBackground: color === 'default' ? null : color,
    hasSidebarPicture: company.is_sidebar_background,
    sidebarPicture: String(company.sidebar_bg_image),
    customColor: company.sidebar_bg_custom_color as `#${string}`,
    fontColor: company.sidebar_font_color,
    backdropColor: isBackdropPicture(fill) ? 'midnight' : fill,
    backdropPicture: isBackdropPicture(fill) ? fill : null,
  };
}

function isBackdropPicture(
  fill: CompanyAppearance['sidebar_transparent_bg_image'],
): fill is (typeof backdropNames)[number] {
  return fill.endsWith('.svg');
}

/** Returns the fields of the settings that an appearance amounts to. What follows the system, or the eyes of one person, is not among them. */
export function companyAppearanceOf(appearance: ThemeSettings): CompanyAppearance {
  return {
    theme_layout: appearance.layout === 'automatic' ? 'light' : appearance.layout,
    is_collapsed_menu: appearance.isMenuCollapsed,
    sidebar_width: appearance.sidebarWidth,
    is_sidebar_background: appearance.hasSidebarPicture,
    sidebar_bg_color: appearance.sidebarBackground ?? 'default',
    sidebar_bg_custom_color: appearance.customColor,
    sidebar_bg_image: Number(appearance.sidebarPicture ?? 0),
    sidebar_font_color: appearance.fontColor,
    sidebar_transparent_bg_image:
      backdropNames.find((name) => name === appearance.backdropPicture) ?? appearance.backdropColor,
  };
}

/** Returns the appearance that a user sees: what they chose themselves, and for the rest the company's. */
export function appearanceOf(company: AppearanceSettings, own: ThemePreferences | undefined): Appearance {
  const { layout, scheme, contrast, ...fields } = own ?? { layout: null, scheme: 'layout' as const };
  const pictures = picturesOf(company);
  const { length: count } = pictures.sidebar;
  // the company may have fewer pictures by now
  const isGone = count > 0 && (fields.sidebar_bg_image ?? 0) >= count;
  const choices = { ...fields, theme_layout: layout, ...(isGone && { sidebar_bg_image: null }) };
  const chosen = Object.entries(choices).filter(([, value]) => value != null);
  const settings = settingsOf({ ...company, ...Object.fromEntries(chosen) });
  return {
    pictures,
    brand: brandOf(company),
    settings: {
      ...settings,
      layout: scheme === 'auto' ? 'automatic' : settings.layout,
      isHighContrast: contrast === 'high',
    },
  };
}

/** Returns the preferences that make an appearance of the company's. What is the company's stays so when the company changes it. */
export function preferencesOf(appearance: ThemeSettings, company: CompanyAppearance): ThemePreferences {
  const wanted = companyAppearanceOf(appearance);
  const own = <Name extends keyof CompanyAppearance>(name: Name) =>
    wanted[name] === company[name] ? null : wanted[name];
  const isAutomatic = appearance.layout === 'automatic';
  return {
    layout: isAutomatic ? null : own('theme_layout'),
    scheme: isAutomatic ? 'auto' : 'layout',
    contrast: appearance.isHighContrast ? 'high' : null,
    is_collapsed_menu: own('is_collapsed_menu'),
    sidebar_width: own('sidebar_width'),
    is_sidebar_background: own('is_sidebar_background'),
    sidebar_bg_color: own('sidebar_bg_color'),
    sidebar_bg_custom_color: own('sidebar_bg_custom_color'),
    sidebar_bg_image: own('sidebar_bg_image'),
    sidebar_font_color: own('sidebar_font_color'),
    sidebar_transparent_bg_image: own('sidebar_transparent_bg_image'),
  };
}

/** Returns the pictures as the panel shows them, each with the number that it is known by. */
export function panelPicturesOf({ sidebar, backdrop: behind }: Pictures, nameOf: (number: number) => string) {
  const show = (id: string, src: string, index: number): PanelPicture => ({
    id,
    src,
    label: nameOf(index + 1),
  });
  return {
    sidebarPictures: sidebar.map((src, index) => show(String(index), src, index)),
    backdropPictures: behind.map((src, index) => show(backdropNames[index] ?? src, src, index)),
  };
}

const noName = () => '';

/** Returns the theme that shows an appearance. */
export function themeOf({ settings, pictures, brand }: Appearance): Theme {
  const { sidebarPictures, backdropPictures } = panelPicturesOf(pictures, noName);
  return { ...toTheme(settings, sidebarPictures, backdropPictures), ...(brand && { brand }) };
}

/** Names the themes that can be chosen with one word. */
export const quickLayouts = ['light', 'dark', 'automatic'] as const;
