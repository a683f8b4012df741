import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../color/index.ts';
import { highContrastRoles } from '../tokens/highContrast.ts';
import { colorRoles, type ColorRoles, transparentRoles } from '../tokens/roles.ts';
import {
  boundaryPairs,
  leastContrast,
  pointedContrast,
  solids,
  textPairs,
} from '../tokens/testing/contrasts.ts';
import { type ThemeVariant, brandRoles, deriveBrand } from './deriveBrand.ts';

const variants: readonly (readonly [name: string, variant: ThemeVariant, roles: ColorRoles])[] = [
  ['light', { scheme: 'light' }, colorRoles.light],
  ['dark', { scheme: 'dark' }, colorRoles.dark],
  ['transparent', { scheme: 'dark', isTransparent: true }, { ...colorRoles.dark, ...transparentRoles }],
  [
    'light, in high contrast',
    { scheme: 'light', isHighContrast: true },
    { ...colorRoles.light, ...highContrastRoles.light },
  ],
  [
    'dark, in high contrast',
    { scheme: 'dark', isHighContrast: true },
    { ...colorRoles.dark, ...highContrastRoles.dark },
  ],
];

const isOfBrand = (roles: readonly string[]) =>
  roles.some((role) => (brandRoles as readonly string[]).includes(role));

/** Lists the pairs of a brand that cannot be read or seen. */
function faintPairs(color: string, variant: ThemeVariant, base: ColorRoles): string[] {
  const roles: ColorRoles = { ...base, ...deriveBrand(color, variant) };
  const textRatio = variant.isHighContrast ? 7 : 4.5;
  return [
    ...textPairs
      .filter((pair) => isOfBrand(pair) && leastContrast(roles, ...pair) < textRatio)
      .map((pair) => `text ${pair.join(' on ')}`),
    ...[...solids, ['accent-on-solid', 'accent-solid'] as const]
      .filter((pair) => isOfBrand(pair) && pointedContrast(roles, ...pair) < textRatio)
      .map((pair) => `pointed ${pair.join(' on ')}`),
    ...boundaryPairs
      .filter((pair) => isOfBrand(pair) && leastContrast(roles, ...pair) < 3)
      .map((pair) => `boundary ${pair.join(' on ')}`),
  ];
}

describe.each(variants)('in the theme %s', (_, variant, base) => {
  it.each([
    '#000000',
    '#ffffff',
    '#808080',
    '#ffff00',
    '#0000ff',
    '#ff0000',
    '#00ff00',
    '#00ffff',
    '#ff00ff',
  ])('a company in %s can be read and seen', (color) => {
    expect(faintPairs(color, variant, base)).toEqual([]);
  });

  it('a company in any colour can be read and seen', () => {
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(hex, (color) => {
        expect(faintPairs(color, variant, base)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});

it('a brand that can be seen is shown in its very colour', () => {
  const accent = deriveBrand('#0f6b4f', { scheme: 'light' })?.accent ?? '';
  expect(contrastRatio(accent, colorRoles.light.surface)).toBeGreaterThan(4.5);
  expect(accent).toMatch(/^oklch\(0\.47\d* 0\.09\d* 16\d/);
});

it('there is no brand of a colour that is none', () => {
  expect(deriveBrand('#12345', { scheme: 'light' })).toBeUndefined();
  expect(deriveBrand('red', { scheme: 'dark' })).toBeUndefined();
});
