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
import { highContrastRoles } from '../tokens/highContrast.ts';
import type { Oklch } from '../tokens/palette.ts';
import {
  type ColorRole,
  colorRoles,
  type ColorRoles,
  type Scheme,
  transparentRoles,
} from '../tokens/roles.ts';

/** Lists what colours follow that of the brand. */
export const brandRoles = [
  'surface-selected',
  'accent',
  'on-accent',
  'link',
  'focus',
  'accent-text',
  'accent-background',
  'accent-border',
  'accent-solid',
  'accent-on-solid',
  'sidebar-selected',
  'sidebar-on-selected',
  'sidebar-focus',
  'picture-start',
  'picture-end',
  'picture-line',
  'picture-light',
] as const satisfies readonly ColorRole[];

/** Names what a colour is for that follows that of the brand. */
export type BrandRole = (typeof brandRoles)[number];

/** Describes in which variant of the theme the colours of a brand are shown. */
export interface ThemeVariant {
  readonly scheme: Scheme;
  /** Whether what is behind the page is seen through it, as in the layout `transparent`. */
  readonly isTransparent?: boolean;
  readonly isHighContrast?: boolean;
}

/** Makes up for the digits that are left out when colours are written. */
const margin = 0.05;

/** How much of the scrim a pointer lays over what is solid. */
const pressed = 0.2;

const surfaces = [
  'canvas',
  'surface',
  'surface-raised',
  'surface-sunken',
  'surface-hover',
  'surface-selected',
] as const satisfies readonly ColorRole[];

const inks: readonly [OklchColor, OklchColor] = [parseOklch('oklch(1 0 0)'), parseOklch('oklch(0.16 0 0)')];

/** The darkest and the brightest that can be behind a page that lets it through. */
const behind: readonly LinearRgb[] = [
  [0, 0, 0],
  [1, 1, 1],
];

function rolesOf({ scheme, isTransparent = false, isHighContrast = false }: ThemeVariant): ColorRoles {
  const lets = isTransparent && !isHighContrast;
  return {
    ...colorRoles[scheme],
    ...(lets && transparentRoles),
    ...(isHighContrast && highContrastRoles[scheme]),
  };
}

/** Takes the hue of the brand, and its chroma in proportion: a grey brand gives greys. */
function tint(role: Oklch, brand: OklchColor): OklchColor {
  const color = parseOklch(role);
  if (color.chroma === 0) return color;
  return { ...color, hue: brand.hue, chroma: color.chroma * Math.min(1.1, brand.chroma / 0.17) };
}

/** Returns the colour, as light as it is or the nearest that is good enough, first in the direction that is given and then in the other. */
function adjust(color: OklchColor, step: number, isGood: (one: OklchColor) => boolean): OklchColor {
  for (const direction of [step, -step])
    for (let lightness = color.lightness; lightness >= 0 && lightness <= 1; lightness += direction) {
      const moved = { ...color, lightness };
      if (isGood(moved)) return moved;
    }
  return step < 0 ? inks[1] : inks[0];
}

/** Returns all that can be seen where a colour lies over others. */
const seenOver = (color: OklchColor, grounds: readonly LinearRgb[]): readonly LinearRgb[] =>
  color.alpha === 1 ? [toLinear(color)] : grounds.map((ground) => over(color, ground));

/** Returns the contrast of a colour with the ground where it is least. */
function least(color: OklchColor, grounds: readonly LinearRgb[]): number {
  const opaque = color.alpha === 1 ? toLinear(color) : undefined;
  return Math.min(...grounds.map((ground) => contrastOf(opaque ?? over(color, ground), ground)));
}

/**
 * Derives all colours that follow a brand's, `#rrggbb`, in one variant. The brand gives their hue and how colourful they are, and what is solid has its very
 * colour where it can be seen; their lightness is changed until texts keep 4.5:1 (7:1 in high contrast) and what is no text 3:1, on every surface on
 * which they stand. Returns undefined for what is no colour.
 */
export function deriveBrand(
  color: string,
  variant: ThemeVariant,
): Readonly<Record<BrandRole, Oklch>> | undefined {
  const brand = fromHex(color);
  if (!brand) return undefined;
  const base = rolesOf(variant);
  const { isHighContrast = false } = variant;
  const textRatio = (isHighContrast ? 7 : 4.5) + margin;
  const boundaryRatio = 3 + margin;
  const isDark = variant.scheme === 'dark';
  const away = isDark ? 0.005 : -0.005;

  // what lies over the page
  const canvas = seenOver(parseOklch(base.canvas), behind);
  const grounds = (front: OklchColor) => seenOver(front, canvas);
  const ground = (role: ColorRole) =>
    seenOver(parseOklch(base[role]), role === 'canvas' || role === 'sidebar-surface' ? behind : canvas);

  // What the theme's own texts stand on keeps them readable: it moves away from them.
  const under = (role: 'surface-selected' | 'accent-background', texts: readonly ColorRole[]) =>
    adjust(tint(base[role], brand), -away, (one) =>
      texts.every((text) => least(parseOklch(base[text]), grounds(one)) >= textRatio),
    );
  const selected = under('surface-selected', [
    'text',
    'text-muted',
    'neutral-text',
    'info-text',
    'success-text',
    'warning-text',
    'danger-text',
  ]);
  const background = under('accent-background', ['text']);
  const bySurface = surfaces.map((role) => (role === 'surface-selected' ? grounds(selected) : ground(role)));
  const page = bySurface.flat();

  const onAny = (role: BrandRole, ratio: number, others: readonly LinearRgb[] = []) =>
    adjust(tint(base[role], brand), away, (one) => least(one, [...page, ...others]) >= ratio);

  const scrim = parseOklch(base.scrim);
  const pointed = { ...scrim, alpha: scrim.alpha * pressed };
  const inkFor = (fill: OklchColor) => {
    const [white, black] = inks;
    const rest = toLinear(fill);
    const fits = (ink: OklchColor) => least(ink, [rest, over(pointed, rest)]);
    return fits(white) >= textRatio ? { ink: white, ratio: fits(white) } : { ink: black, ratio: fits(black) };
  };
  const solid = (role: 'accent' | 'accent-solid') => {
    const start = isHighContrast ? tint(base[role], brand) : brand;
    return adjust(start, away, (one) => least(one, page) >= boundaryRatio && inkFor(one).ratio >= textRatio);
  };
  const accent = solid('accent');
  const accentSolid = solid('accent-solid');

  const sidebar = ground('sidebar-surface');
  const sidebarSelected = tint(base['sidebar-selected'], brand);
  const entry = seenOver(sidebarSelected, sidebar);
  const onEntry = adjust(
    tint(base['sidebar-on-selected'], brand),
    away,
    (one) => least(one, entry) >= textRatio,
  );

  const colors: Readonly<Record<BrandRole, OklchColor>> = {
    'surface-selected': selected,
    accent,
    'on-accent': inkFor(accent).ink,
    link: onAny('link', textRatio, sidebar),
    focus: onAny('focus', boundaryRatio),
    'accent-text': onAny('accent-text', textRatio, grounds(background)),
    'accent-background': background,
    'accent-border': isHighContrast
      ? onAny('accent-border', boundaryRatio)
      : tint(base['accent-border'], brand),
    'accent-solid': accentSolid,
    'accent-on-solid': inkFor(accentSolid).ink,
    'sidebar-selected': sidebarSelected,
    'sidebar-on-selected': onEntry,
    'sidebar-focus': adjust(
      tint(base['sidebar-focus'], brand),
      away,
      (one) => least(one, [...sidebar, ...entry]) >= boundaryRatio,
    ),
    'picture-start': tint(base['picture-start'], brand),
    'picture-end': tint(base['picture-end'], brand),
    'picture-line': tint(base['picture-line'], brand),
    'picture-light': tint(base['picture-light'], brand),
  };
  return Object.fromEntries(brandRoles.map((role) => [role, formatOklch(colors[role])])) as Record<
    BrandRole,
    Oklch
  >;
}
