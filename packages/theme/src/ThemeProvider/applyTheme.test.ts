import { describe, expect, it } from 'vitest';
import { resolveScheme, themeLayouts } from './applyTheme.ts';

describe('the scheme in which a layout is shown', () => {
  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['transparent', 'dark'],
    ['custom-colors', 'light'],
  ] as const)('of %s is %s when nobody asks for another', (layout, scheme) => {
    expect(resolveScheme({ layout }, true)).toBe(scheme);
  });

  it.each(['dark', 'transparent'] as const)('of %s is dark whatever a person asks for', (layout) => {
    expect(resolveScheme({ layout, scheme: 'light' }, false)).toBe('dark');
  });

  it('follows what a person asks for, and with auto what the system asks for', () => {
    expect(resolveScheme({ layout: 'light', scheme: 'dark' }, false)).toBe('dark');
    expect(resolveScheme({ layout: 'custom-colors', scheme: 'auto' }, true)).toBe('dark');
    expect(resolveScheme({ scheme: 'auto' }, false)).toBe('light');
  });

  it('is known for every layout', () => {
    expect(themeLayouts.map((layout) => resolveScheme({ layout }, false))).not.toContain(undefined);
  });
});
