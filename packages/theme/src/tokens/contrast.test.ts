import { describe, expect, it } from 'vitest';
import { backdropColors } from '../backdrop/index.ts';
import { contrastOf, type LinearRgb, over, parseOklch, toLinear } from '../color/index.ts';
import { highContrastRoles } from './highContrast.ts';
import { colorRoles, type ColorRole, type ColorRoles, tones, transparentRoles } from './roles.ts';

const surfaces: readonly ColorRole[] = [
  'canvas',
  'surface',
  'surface-raised',
  'surface-sunken',
  'surface-hover',
  'surface-selected',
];

const textPairs: readonly (readonly [text: ColorRole, background: ColorRole])[] = [
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

const boundaryPairs: readonly (readonly [boundary: ColorRole, background: ColorRole])[] = [
  ...surfaces.flatMap((surface) =>
    (['border-strong', 'focus', 'accent'] as const).map((boundary) => [boundary, surface] as const),
  ),
  ['sidebar-focus', 'sidebar-surface'],
  ['sidebar-focus', 'sidebar-selected'],
  ...tones.map((tone) => [`${tone}-solid`, 'surface'] as const),
  ...tones.map((tone) => [`${tone}-solid`, 'surface-raised'] as const),
];

/** Lists what fills a solid button, and what stands on it: a pointer lays a fifth of the scrim between them. */
const solids: readonly (readonly [text: ColorRole, background: ColorRole])[] = [
  ['on-accent', 'accent'],
  ['neutral-on-solid', 'neutral-solid'],
  ['danger-on-solid', 'danger-solid'],
];

const themes: readonly (readonly [name: string, roles: ColorRoles, textRatio: number])[] = [
  ['light', colorRoles.light, 4.5],
  ['dark', colorRoles.dark, 4.5],
  ['transparent', { ...colorRoles.dark, ...transparentRoles }, 4.5],
  ['light, in high contrast', { ...colorRoles.light, ...highContrastRoles.light }, 7],
  ['dark, in high contrast', { ...colorRoles.dark, ...highContrastRoles.dark }, 7],
];

/** Lists what can be behind the page: all corners of the backdrops, and the brightest and darkest spot of any picture. */
const behind: readonly LinearRgb[] = [
  ...Object.values(backdropColors).flatMap((colors) => colors.map((color) => toLinear(parseOklch(color)))),
  [1, 1, 1],
  [0, 0, 0],
];

describe.each(themes)('in the theme %s', (_, roles, textRatio) => {
  /** Returns the contrast where it is least: what lets something through is seen over all that can be behind it. */
  const least = (front: ColorRole, back: ColorRole) => {
    const beneath = back.startsWith('sidebar-') && back !== 'sidebar-surface' ? 'sidebar-surface' : 'canvas';
    return Math.min(
      ...behind.map((spot) => {
        const base = over(parseOklch(roles[beneath]), spot);
        const ground = over(
          parseOklch(roles[back]),
          back === 'canvas' || back === 'sidebar-surface' ? spot : base,
        );
        return contrastOf(over(parseOklch(roles[front]), ground), ground);
      }),
    );
  };

  it.each(textPairs)('%s can be read on %s', (text, background) => {
    expect(least(text, background)).toBeGreaterThanOrEqual(textRatio);
  });

  it.each(solids)('%s can be read on a button of the colour %s under the pointer', (text, background) => {
    const scrim = parseOklch(roles.scrim);
    const ground = over({ ...scrim, alpha: scrim.alpha / 5 }, toLinear(parseOklch(roles[background])));
    expect(contrastOf(toLinear(parseOklch(roles[text])), ground)).toBeGreaterThanOrEqual(textRatio);
  });

  it.each(boundaryPairs)('%s can be seen on %s (3:1)', (boundary, background) => {
    expect(least(boundary, background)).toBeGreaterThanOrEqual(3);
  });
});

it.each(['light', 'dark'] as const)('in high contrast every line can be seen (3:1): %s', (scheme) => {
  const roles = { ...colorRoles[scheme], ...highContrastRoles[scheme] };
  const ground = toLinear(parseOklch(roles.surface));
  const lines = ['border', 'border-strong', ...tones.map((tone) => `${tone}-border` as const)] as const;
  const faint = lines.filter((line) => contrastOf(toLinear(parseOklch(roles[line])), ground) < 3);
  expect(faint).toEqual([]);
});
