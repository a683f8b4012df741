import {
  contrastOf,
  formatOklch,
  fromHex,
  type LinearRgb,
  type OklchColor,
  over,
  parseOklch,
  toLinear,
} from '../color/index.ts';
import type { Oklch } from '../tokens/palette.ts';
import type { SidebarRole } from '../tokens/roles.ts';
import { sidebarColors, sidebarGradients, type SidebarAppearance } from './appearance.ts';

/** Describes a sidebar whose texts can be read. */
export interface DerivedSidebar {
  readonly roles: Readonly<Record<SidebarRole, Oklch>>;
  /** What lies over the surface, as CSS: a gradient, a picture under its scrim, or `none`. */
  readonly picture: string;
  /** The contrast of the text where it is least, from 1 to 21. */
  readonly ratio: number;
  /** Whether the background was made darker or lighter than asked for, because the text could not be read. */
  readonly isAdjusted: boolean;
}

const white: OklchColor = { lightness: 1, chroma: 0, hue: 0, alpha: 1 };
const black: OklchColor = { lightness: 0.16, chroma: 0, hue: 0, alpha: 1 };
const extremes: readonly LinearRgb[] = [
  [1, 1, 1],
  [0, 0, 0],
];

/** Makes up for the digits that are left out when colours are written. */
const margin = 0.1;

/** The number of points at which a gradient is sampled. */
const samples = 12;

const hasName = <Names extends object>(names: Names, name: string): name is Extract<keyof Names, string> =>
  Object.hasOwn(names, name);

/** Returns the colours from top to bottom, or undefined for a background that there is none of. */
function stopsOf(background: string): readonly OklchColor[] | undefined {
  if (hasName(sidebarColors, background)) return [parseOklch(sidebarColors[background])];
  if (hasName(sidebarGradients, background)) return sidebarGradients[background].map(parseOklch);
  const own = fromHex(background);
  return own && [own];
}

/** Lists what is seen between two colours of a gradient that is mixed in OKLCH, the hue on its shorter way. */
function between([from = white, to = from]: readonly OklchColor[]): readonly OklchColor[] {
  const turn = ((to.hue - from.hue + 540) % 360) - 180;
  return Array.from({ length: samples + 1 }, (_, step) => {
    const share = step / samples;
    return {
      lightness: from.lightness + (to.lightness - from.lightness) * share,
      chroma: from.chroma + (to.chroma - from.chroma) * share,
      hue: (from.hue + turn * share + 360) % 360,
      alpha: from.alpha,
    };
  });
}

/** Returns the least contrast that a text has on some backgrounds, each under an overlay. */
function least(text: OklchColor, backgrounds: readonly LinearRgb[], overlay?: OklchColor): number {
  return Math.min(
    ...backgrounds.map((background) => {
      const seen = overlay ? over(overlay, background) : background;
      return contrastOf(over(text, seen), seen);
    }),
  );
}

const veil = (color: OklchColor, alpha: number): OklchColor => ({ ...color, alpha });

/** Returns the first of some values, in their order, that fulfils a condition, or else the last one. */
function firstThat<Value>(values: readonly [Value, ...Value[]], isGood: (value: Value) => boolean): Value {
  return values.find(isGood) ?? values.at(-1) ?? values[0];
}

const range = (from: number, to: number, step: number): [number, ...number[]] => [
  from,
  ...Array.from({ length: Math.round((to - from) / step) }, (_, index) => from + (index + 1) * step),
];

/** How strongly an entry is marked under the pointer, and when it is the current one. */
const marks = { toward: { hover: 0.09, selected: 0.17 }, away: { hover: 0.16, selected: 0.32 } } as const;

/**
 * Derives all colours of a sidebar from its background, so that texts keep a contrast of `target` to 1 on it, on a hovered and on the
 * current entry, over every part of a gradient and over any picture. A background on which that cannot be had with the font that is asked
 * for is made darker or lighter until it can. Returns undefined when there is nothing to derive from.
 */
export function deriveSidebar(appearance: SidebarAppearance, target = 4.5): DerivedSidebar | undefined {
  const needed = target + margin;
  const { background = appearance.image === undefined ? '' : 'black', font, image } = appearance;
  const wanted = stopsOf(background);
  if (!wanted) return undefined;

  const seenOf = (stops: readonly OklchColor[]) => between(stops).map(toLinear);
  const fits = (text: OklchColor) => least(text, seenOf(wanted));
  const isLight = font === undefined ? fits(white) >= fits(black) : font === 'white';
  const [text, opposite] = isLight ? [white, black] : [black, white];

  // Under a picture's scrim the background counts for less, so that it must be further from the text.
  const solid = image === undefined ? needed : needed * 1.35;
  const shift = isLight ? -0.01 : 0.01;
  const moved = (steps: number) =>
    wanted.map((stop) => ({ ...stop, lightness: Math.min(1, Math.max(0, stop.lightness + steps * shift)) }));
  const steps = firstThat(range(0, 100, 1), (count) => least(text, seenOf(moved(count))) >= solid);
  const stops = moved(steps);

  const seenUnder = (alpha: number) =>
    between(stops).flatMap((stop) => extremes.map((pixel) => over(veil(stop, alpha), pixel)));
  const scrim =
    image === undefined
      ? 1
      : firstThat(range(0.6, 0.98, 0.01), (alpha) => least(text, seenUnder(alpha)) >= needed * 1.1);
  const seen = image === undefined ? seenOf(stops) : seenUnder(scrim);

  const isRoomy = least(text, seen, veil(text, marks.toward.selected)) >= needed;
  const mark = isRoomy ? { color: text, ...marks.toward } : { color: opposite, ...marks.away };
  const hover = veil(mark.color, mark.hover);
  const muted = firstThat(
    range(0.7, 1, 0.02),
    (alpha) => Math.min(least(veil(text, alpha), seen), least(veil(text, alpha), seen, hover)) >= needed,
  );

  const [top = white, bottom = top] = stops;
  const layer = (alpha: number) =>
    `linear-gradient(in oklch, ${formatOklch(veil(top, alpha))}, ${formatOklch(veil(bottom, alpha))})`;
  const gradient = stops.length > 1 ? layer(1) : 'none';
  return {
    roles: {
      'sidebar-surface': formatOklch(bottom),
      'sidebar-text': formatOklch(text),
      'sidebar-text-muted': formatOklch(veil(text, muted)),
      'sidebar-hover': formatOklch(hover),
      'sidebar-selected': formatOklch(veil(mark.color, mark.selected)),
      'sidebar-on-selected': formatOklch(text),
      'sidebar-border': formatOklch(veil(text, 0.16)),
      'sidebar-focus': formatOklch(text),
    },
    picture: image === undefined ? gradient : `${layer(scrim)}, url(${JSON.stringify(image)})`,
    ratio: least(text, seen),
    isAdjusted: steps > 0,
  };
}
