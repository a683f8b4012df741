import type { Oklch } from '../tokens/palette.ts';

/** The colours behind the transparent layout, from one corner of the page to the other (docs/product.md §9). */
export const backdropColors = {
  midnight: ['oklch(0.4 0.12 275)', 'oklch(0.24 0.06 265)'],
  lagoon: ['oklch(0.46 0.09 205)', 'oklch(0.28 0.07 240)'],
  pine: ['oklch(0.42 0.08 160)', 'oklch(0.25 0.05 190)'],
  wine: ['oklch(0.4 0.13 10)', 'oklch(0.24 0.07 330)'],
  copper: ['oklch(0.48 0.11 50)', 'oklch(0.27 0.07 20)'],
  slate: ['oklch(0.44 0.03 250)', 'oklch(0.24 0.015 268)'],
} as const satisfies Record<string, readonly [Oklch, Oklch]>;

/** Names one of the six colours behind the transparent layout. */
export type BackdropColor = keyof typeof backdropColors;

/** Describes what is seen through the transparent layout. */
export interface Backdrop {
  /** Names a colour. Defaults to the first one. */
  readonly color?: BackdropColor | undefined;
  /** The address of a picture, in place of the colour. */
  readonly image?: string | undefined;
}

/** Writes what is seen through the transparent layout as a CSS image. */
export function backdropPicture({ color = 'midnight', image }: Backdrop): string {
  if (image !== undefined) return `url(${JSON.stringify(image)})`;
  return `linear-gradient(150deg in oklch, ${backdropColors[color].join(', ')})`;
}
