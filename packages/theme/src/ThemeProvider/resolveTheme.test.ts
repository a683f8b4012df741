import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../color/index.ts';
import { type Theme, themeLayouts } from './resolveThemeWith.ts';
import { resolveTheme } from './resolveTheme.ts';

const system = { prefersDark: true, prefersContrast: true };
const scheme = (theme: Theme, prefersDark = false) =>
  resolveTheme(theme, { ...system, prefersDark }).attributes['data-scheme'];

describe('the scheme in which a layout is shown', () => {
  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['transparent', 'dark'],
    ['custom-colors', 'light'],
  ] as const)('of %s is %s when nobody asks for another', (layout, expected) => {
    expect(scheme({ layout }, true)).toBe(expected);
  });

  it.each(['dark', 'transparent'] as const)('of %s is dark whatever a person asks for', (layout) => {
    expect(scheme({ layout, scheme: 'light' })).toBe('dark');
  });

  it('follows what a person asks for, and with auto what the system asks for', () => {
    expect(scheme({ layout: 'light', scheme: 'dark' })).toBe('dark');
    expect(scheme({ layout: 'custom-colors', scheme: 'auto' }, true)).toBe('dark');
    expect(scheme({ scheme: 'auto' })).toBe('light');
  });
});

describe('the contrast in which a layout is shown', () => {
  const contrast = (theme: Theme) => resolveTheme(theme, system).attributes['data-contrast'];

  it('is what the system asks for, unless a person chooses', () => {
    expect(contrast({})).toBe('high');
    expect(contrast({ contrast: 'auto' })).toBe('high');
    expect(contrast({ contrast: 'standard' })).toBe('standard');
    expect(resolveTheme({ contrast: 'high' }).attributes['data-contrast']).toBe('high');
  });
});

describe('what a theme brings along', () => {
  const sidebar = { background: 'ocean' } as const;
  const backdrop = { color: 'wine' } as const;

  it.each(themeLayouts)('belongs to its layout: %s', (layout) => {
    const { properties } = resolveTheme({ layout, sidebar, backdrop });
    const isColoured = layout === 'light' || layout === 'custom-colors';
    expect('--bureau-color-sidebar-text' in properties).toBe(isColoured);
    expect('--bureau-sidebar-picture' in properties).toBe(isColoured);
    expect('--bureau-backdrop' in properties).toBe(layout === 'transparent');
  });

  it('is a sidebar on which texts reach 7:1 for those who ask for high contrast', () => {
    const ratio = (contrast: 'standard' | 'high') => {
      const { properties } = resolveTheme({ contrast, sidebar: { background: '#777777' } });
      const [text = '', surface = ''] = (['text', 'surface'] as const).map(
        (role) => properties[`--bureau-color-sidebar-${role}`],
      );
      return contrastRatio(text, surface);
    };
    expect(ratio('standard')).toBeLessThan(7);
    expect(ratio('high')).toBeGreaterThanOrEqual(7);
  });

  it('is nothing that a style sheet could not be trusted with', () => {
    const { properties } = resolveTheme({ layout: 'transparent', backdrop: { image: 'a") } b' } });
    expect(properties['--bureau-backdrop']).toBe(String.raw`url("a\") } b")`);
  });
});
