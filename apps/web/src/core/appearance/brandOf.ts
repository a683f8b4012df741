import type { PublicSettings } from '@bureau/contract';
import type { Theme } from '@bureau/theme';

/** Returns the company's brand, or undefined where it has the theme's own colours. The contract takes no colour but `#rrggbb`. */
export function brandOf({ brand_color: color }: Pick<PublicSettings, 'brand_color'>): Theme['brand'] {
  return color === null ? undefined : { color: color as `#${string}` };
}
