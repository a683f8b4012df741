import { backdropColors } from '../../backdrop/index.ts';
import { contrastOf, type LinearRgb, over, parseOklch, toLinear } from '../../color/index.ts';
import { type ColorRole, type ColorRoles, tones } from '../roles.ts';

const surfaces: readonly ColorRole[] = [
  'canvas',
  'surface',
  'surface-raised',
  'surface-sunken',
  'surface-hover',
  'surface-selected',
];

/** Lists the texts and what they stand on. */
export const textPairs: readonly (readonly [text: ColorRole, background: ColorRole])[] = [
  ...surfaces.flatMap((surface) =>
    (['text', 'text-muted', 'link'] as const).map((text) => [text, surface] as const),
  ),
  ...tones.flatMap((tone) => [
    [`${tone}-text`, `${tone}-background`] as const,
    [`${tone}-text`, 'surface'] as const,
    [`${tone}-text`, 'surface-raised'] as const,
    [`${tone}-text`, 'surface-hover'] as const,
    // a button that is no more than its text
    [`${tone}-text`, 'canvas'] as const,
    [`${tone}-text`, 'surface-sunken'] as const,
    [`${tone}-text`, 'surface-selected'] as const,
    [`${tone}-on-solid`, `${tone}-solid`] as const,
    ['text', `${tone}-background`] as const,
  ]),
  ['on-accent', 'accent'],
  ...(['sidebar-surface', 'sidebar-hover'] as const).flatMap((surface) => [
    ['sidebar-text', surface] as const,
    ['sidebar-text-muted', surface] as const,
  ]),
  ['sidebar-on-selected', 'sidebar-selected'],
  ['link', 'sidebar-surface'],
];

/** Lists what is no text, but has to be seen. */
export const boundaryPairs: readonly (readonly [boundary: ColorRole, background: ColorRole])[] = [
  ...surfaces.flatMap((surface) =>
    (['border-strong', 'focus', 'accent'] as const).map((boundary) => [boundary, surface] as const),
  ),
  ['sidebar-focus', 'sidebar-surface'],
  ['sidebar-focus', 'sidebar-selected'],
  ...tones.map((tone) => [`${tone}-solid`, 'surface'] as const),
  ...tones.map((tone) => [`${tone}-solid`, 'surface-raised'] as const),
];

/** Lists what fills a solid button, and what stands on it: a pointer lays a fifth of the scrim between them. */
export const solids: readonly (readonly [text: ColorRole, background: ColorRole])[] = [
  ['on-accent', 'accent'],
  ['neutral-on-solid', 'neutral-solid'],
  ['danger-on-solid', 'danger-solid'],
];

/** Lists what can be behind the page: all corners of the backdrops, and the brightest and darkest spot of any picture. */
const behind: readonly LinearRgb[] = [
  ...Object.values(backdropColors).flatMap((colors) => colors.map((color) => toLinear(parseOklch(color)))),
  [1, 1, 1],
  [0, 0, 0],
];

/** Returns the contrast where it is least: what lets something through, as `opacity` says of the front, is seen over all that can be behind it. */
export function leastContrast(roles: ColorRoles, front: ColorRole, back: ColorRole, opacity = 1): number {
  const isGround = back === 'canvas' || back === 'sidebar-surface';
  const beneath = parseOklch(roles[back.startsWith('sidebar-') ? 'sidebar-surface' : 'canvas']);
  const middle = parseOklch(roles[back]);
  const color = parseOklch(roles[front]);
  const seen = { ...color, alpha: color.alpha * opacity };
  // of what is behind an opaque colour nothing is seen
  const spots = middle.alpha === 1 ? behind.slice(0, 1) : behind;
  return Math.min(
    ...spots.map((spot) => {
      const ground = over(middle, isGround ? spot : over(beneath, spot));
      return contrastOf(over(seen, ground), ground);
    }),
  );
}

/** Returns the contrast of a text on what is solid, under the pointer. */
export function pointedContrast(roles: ColorRoles, text: ColorRole, background: ColorRole): number {
  const scrim = parseOklch(roles.scrim);
  const ground = over({ ...scrim, alpha: scrim.alpha / 5 }, toLinear(parseOklch(roles[background])));
  return contrastOf(toLinear(parseOklch(roles[text])), ground);
}
