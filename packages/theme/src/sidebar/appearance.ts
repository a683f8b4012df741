import { palette, type Oklch } from '../tokens/palette.ts';

const { ink, indigo, sky, green, amber, red } = palette;

/** The colours that a sidebar can have (docs/product.md §9). */
export const sidebarColors = {
  black: 'oklch(0.205 0.012 268)',
  white: ink[0],
  primary: indigo[600],
  success: green[700],
  warning: amber[400],
  info: sky[700],
  danger: red[700],
} as const satisfies Record<string, Oklch>;

/** Names one of the seven colours of a sidebar. */
export type SidebarColor = keyof typeof sidebarColors;

/** The gradients that a sidebar can have, from its top to its bottom (docs/product.md §9). */
export const sidebarGradients = {
  dusk: ['oklch(0.36 0.13 285)', 'oklch(0.27 0.09 320)'],
  ocean: ['oklch(0.43 0.11 245)', 'oklch(0.33 0.08 205)'],
  forest: ['oklch(0.4 0.08 165)', 'oklch(0.29 0.06 145)'],
  ember: ['oklch(0.42 0.14 30)', 'oklch(0.3 0.1 5)'],
  plum: ['oklch(0.4 0.13 335)', 'oklch(0.29 0.09 300)'],
  graphite: ['oklch(0.38 0.02 260)', 'oklch(0.23 0.012 268)'],
  dawn: ['oklch(0.965 0.024 75)', 'oklch(0.925 0.045 350)'],
} as const satisfies Record<string, readonly [Oklch, Oklch]>;

/** Names one of the seven gradients of a sidebar. */
export type SidebarGradient = keyof typeof sidebarGradients;

/** Describes the appearance of the sidebar that a company or a person has chosen. */
export interface SidebarAppearance {
  /** Names a colour or a gradient, or a colour as `#rrggbb`. Defaults to the theme's own. */
  readonly background?: SidebarColor | SidebarGradient | `#${string}` | undefined;
  /** Asks for black or white text. Without it the one that can be read better is taken. */
  readonly font?: 'black' | 'white' | undefined;
  /** The address of a picture that is shown behind the sidebar, under a layer of its background. */
  readonly image?: string | undefined;
}
