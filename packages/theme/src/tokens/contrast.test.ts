import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../contrast/index.ts';
import { colorRoles, schemes, tones, type ColorRole } from './roles.ts';

const surfaces: readonly ColorRole[] = [
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
    [`${tone}-on-solid`, `${tone}-solid`] as const,
    ['text', `${tone}-background`] as const,
  ]),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
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
  ['focus', 'sidebar-surface'],
  ['focus', 'sidebar-selected'],
  ...tones.map((tone) => [`${tone}-solid`, 'surface'] as const),
  ...tones.map((tone) => [`${tone}-solid`, 'surface-raised'] as const),
];

describe.each(schemes)('in the %s scheme', (scheme) => {
  const roles = colorRoles[scheme];

  it.each(textPairs)('%s can be read on %s (4.5:1)', (text, background) => {
    expect(contrastRatio(roles[text], roles[background])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(boundaryPairs)('%s can be seen on %s (3:1)', (boundary, background) => {
    expect(contrastRatio(roles[boundary], roles[background])).toBeGreaterThanOrEqual(3);
  });
});
