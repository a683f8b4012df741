import { describe, expect, it } from 'vitest';
import { contrastOf, parseOklch, toLinear } from '../color/index.ts';
import { highContrastRoles } from './highContrast.ts';
import { colorRoles, type ColorRoles, tones, transparentRoles } from './roles.ts';
import { boundaryPairs, leastContrast, pointedContrast, solids, textPairs } from './testing/contrasts.ts';

const themes: readonly (readonly [name: string, roles: ColorRoles, textRatio: number])[] = [
  ['light', colorRoles.light, 4.5],
  ['dark', colorRoles.dark, 4.5],
  ['transparent', { ...colorRoles.dark, ...transparentRoles }, 4.5],
  ['light, in high contrast', { ...colorRoles.light, ...highContrastRoles.light }, 7],
  ['dark, in high contrast', { ...colorRoles.dark, ...highContrastRoles.dark }, 7],
];

describe.each(themes)('in the theme %s', (_, roles, textRatio) => {
  it.each(textPairs)('%s can be read on %s', (text, background) => {
    expect(leastContrast(roles, text, background)).toBeGreaterThanOrEqual(textRatio);
  });

  it.each(solids)('%s can be read on a button of the colour %s under the pointer', (text, background) => {
    expect(pointedContrast(roles, text, background)).toBeGreaterThanOrEqual(textRatio);
  });

  it.each(boundaryPairs)('%s can be seen on %s (3:1)', (boundary, background) => {
    expect(leastContrast(roles, boundary, background)).toBeGreaterThanOrEqual(3);
  });

  // its own ground hides what is behind the page
  it.each(['surface', 'surface-raised', 'surface-sunken', 'surface-hover'] as const)(
    'the edge of a box that is disabled can be seen on %s (2:1)',
    (background) => {
      expect(leastContrast(roles, 'text-disabled', background, 0.7)).toBeGreaterThanOrEqual(2);
    },
  );
});

it.each(['light', 'dark'] as const)('in high contrast every line can be seen (3:1): %s', (scheme) => {
  const roles = { ...colorRoles[scheme], ...highContrastRoles[scheme] };
  const ground = toLinear(parseOklch(roles.surface));
  const lines = ['border', 'border-strong', ...tones.map((tone) => `${tone}-border` as const)] as const;
  const faint = lines.filter((line) => contrastOf(toLinear(parseOklch(roles[line])), ground) < 3);
  expect(faint).toEqual([]);
});
