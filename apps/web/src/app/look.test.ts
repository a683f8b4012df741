import { describe, expect, it } from 'vitest';
import { lookOf, looks, preferencesOf, themeOf } from './look.ts';

describe('the look of the page', () => {
  it('is the company’s before anybody signs in', () => {
    expect(themeOf('light')).toEqual({ layout: 'light', scheme: 'light' });
    expect(themeOf('dark')).toEqual({ layout: 'dark', scheme: 'dark' });
    expect(themeOf('transparent')).toEqual({ layout: 'transparent', scheme: 'dark' });
    expect(themeOf('custom-colors')).toEqual({ layout: 'custom-colors', scheme: 'light' });
  });

  it('is the user’s own where they chose one', () => {
    expect(themeOf('light', preferencesOf('dark'))).toEqual({ layout: 'dark', scheme: 'dark' });
    expect(themeOf('dark', preferencesOf('light'))).toEqual({ layout: 'light', scheme: 'light' });
  });

  it('follows the system in the company’s layout, also where that is a dark one', () => {
    expect(themeOf('custom-colors', preferencesOf('system'))).toEqual({
      layout: 'custom-colors',
      scheme: 'auto',
    });
    expect(themeOf('dark', preferencesOf('system'))).toEqual({ layout: 'light', scheme: 'auto' });
  });

  it.each(looks)('%s is found again in what was saved', (look) => {
    for (const company of ['light', 'dark'] as const) expect(lookOf(company, preferencesOf(look))).toBe(look);
  });

  it('of somebody who chose nothing is the company’s', () => {
    expect(lookOf('dark', { layout: null, scheme: 'layout' })).toBe('dark');
    expect(lookOf('light', { layout: null, scheme: 'layout' })).toBe('light');
  });
});
