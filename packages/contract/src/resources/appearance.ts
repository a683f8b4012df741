import { type InferType } from 'yup';
import { flag, oneOf, shape, text, whole } from '../http/schema.ts';

/** Lists the layouts that a company can choose (docs/product.md §3). */
export const themeLayouts = ['light', 'dark', 'transparent', 'custom-colors'] as const;

/** Lists the widths of the sidebar (docs/product.md §9). */
const sidebarWidths = ['small', 'default', 'large'] as const;

/** Lists what the sidebar can be filled with: seven colours and gradients, and the theme's own colour. */
const sidebarFills = [
  'default',
  ...(['black', 'white', 'primary', 'success', 'warning', 'info', 'danger'] as const),
  ...(['dusk', 'ocean', 'forest', 'ember', 'plum', 'graphite', 'dawn'] as const),
] as const;

/** Lists the colours and pictures that are seen through the layout `transparent` (docs/product.md §9). */
const backdropFills = [
  ...(['midnight', 'lagoon', 'pine', 'wine', 'copper', 'slate'] as const),
  ...(['1.svg', '2.svg', '3.svg', '4.svg'] as const),
] as const;

const fontColors = ['black', 'white'] as const;

/** Describes a colour as `#rrggbb`. */
export const hexColor = () =>
  text(7).test({ name: 'color', test: (value) => value == null || /^#[\da-f]{6}$/i.test(value) });

/** Describes a place in the list of the sidebar's pictures, `sidebar_background_images`, counted from 0. */
const pictureIndex = () => whole(0, 100);

/** Describes the fields of the settings that make the company's appearance (docs/product.md §3), all of them required. */
export const appearanceFields = {
  theme_layout: oneOf(themeLayouts).required(),
  is_collapsed_menu: flag().required(),
  sidebar_width: oneOf(sidebarWidths).required(),
  is_sidebar_background: flag().required(),
  sidebar_bg_color: oneOf(sidebarFills).required(),
  sidebar_bg_custom_color: hexColor().required(),
  sidebar_bg_image: pictureIndex().required(),
  sidebar_font_color: oneOf(fontColors).required(),
  sidebar_transparent_bg_image: oneOf(backdropFills).required(),
};

/** Describes the company's appearance. */
export const companyAppearance = shape(appearanceFields);

/** The appearance of a company that has not chosen one. */
export const defaultAppearance: InferType<typeof companyAppearance> = {
  theme_layout: 'light',
  is_collapsed_menu: false,
  sidebar_width: 'default',
  is_sidebar_background: false,
  sidebar_bg_color: 'default',
  sidebar_bg_custom_color: '#1f2937',
  sidebar_bg_image: 0,
  sidebar_font_color: 'white',
  sidebar_transparent_bg_image: 'midnight',
};

/**
 * Describes a user's own choice of appearance. What is null or missing is the company's; `scheme` auto follows the system, and `contrast` belongs to
 * the person alone. The specification leaves it open.
 */
export const themePreferences = shape({
  layout: oneOf(themeLayouts).defined().nullable(),
  scheme: oneOf(['auto', 'layout']).required(),
  contrast: oneOf(['standard', 'high']).nullable().optional(),
  is_collapsed_menu: flag().nullable().optional(),
  sidebar_width: oneOf(sidebarWidths).nullable().optional(),
  is_sidebar_background: flag().nullable().optional(),
  sidebar_bg_color: oneOf(sidebarFills).nullable().optional(),
  sidebar_bg_custom_color: hexColor().nullable().optional(),
  sidebar_bg_image: pictureIndex().nullable().optional(),
  sidebar_font_color: oneOf(fontColors).nullable().optional(),
  sidebar_transparent_bg_image: oneOf(backdropFills).nullable().optional(),
}).meta({ isAssumed: true });
