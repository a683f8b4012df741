import type { ThemePreferences } from '@bureau/contract';
import { describe, expect, it } from 'vitest';
import {
  companyAppearanceOf,
  fallbackAppearance,
  type AppearanceSettings,
  appearanceOf,
  preferencesOf,
  themeOf,
} from './appearance.ts';
import { fallbackSettings } from '../settings/settings.ts';

const nothingChosen: ThemePreferences = { layout: null, scheme: 'layout' };
const company: AppearanceSettings = {
  ...fallbackAppearance(fallbackSettings),
  sidebar_bg_color: 'ocean',
  sidebar_width: 'large',
  sidebar_background_images: '["1.svg","harbour-7.png"]',
};

describe('the appearance of a page', () => {
  it('is the company’s for somebody who chose nothing, or what an earlier version kept', () => {
    const { settings } = appearanceOf(company, nothingChosen);
    expect(settings).toMatchObject({ layout: 'light', sidebarBackground: 'ocean', sidebarWidth: 'large' });
    expect(appearanceOf(company, undefined).settings).toEqual(settings);
  });

  it('is the person’s own in what they chose, and the company’s in the rest', () => {
    const { settings } = appearanceOf(company, { ...nothingChosen, sidebar_width: 'small', layout: 'dark' });
    expect(settings).toMatchObject({ layout: 'dark', sidebarBackground: 'ocean', sidebarWidth: 'small' });
  });

  it('follows the system when that was chosen, whatever the company has', () => {
    const dark = { ...company, theme_layout: 'dark' } as const;
    expect(themeOf(appearanceOf(dark, { layout: null, scheme: 'auto' }))).toMatchObject({
      layout: 'light',
      scheme: 'auto',
    });
  });

  it('has the colour of the company, whatever a person chose', () => {
    const branded = { ...company, brand_color: '#0f6b4f' };
    const theme = themeOf(appearanceOf(branded, { ...nothingChosen, layout: 'dark' }));
    expect(theme.brand).toEqual({ color: '#0f6b4f' });
    expect(themeOf(appearanceOf(company, undefined)).brand).toBeUndefined();
  });

  it('has the pictures of the product and those that were uploaded', () => {
    const picture = (sidebar_bg_image: number) =>
      themeOf(appearanceOf({ ...company, is_sidebar_background: true, sidebar_bg_image }, undefined)).sidebar
        ?.image;
    expect([picture(0), picture(1), picture(2)]).toEqual([
      '/assets/images/sidebar/1.svg',
      '/uploads/sidebar_background_images/harbour-7.png',
      undefined,
    ]);
  });

  it('has the picture of the company once that which a person chose is gone', () => {
    const pictured = { ...company, is_sidebar_background: true, sidebar_bg_image: 1 };
    const chosen = appearanceOf(pictured, { ...nothingChosen, sidebar_bg_image: 4 });
    expect(themeOf(chosen).sidebar?.image).toBe('/uploads/sidebar_background_images/harbour-7.png');
    expect(companyAppearanceOf(chosen.settings)).toMatchObject({ sidebar_bg_image: 1 });
  });

  it('shows a colour or a picture through the transparent layout', () => {
    const backdrop = (fill: AppearanceSettings['sidebar_transparent_bg_image']) =>
      themeOf(appearanceOf({ ...company, sidebar_transparent_bg_image: fill }, undefined)).backdrop;
    expect(backdrop('wine')).toEqual({ color: 'wine', image: undefined });
    expect(backdrop('3.svg')?.image).toBe('/assets/images/backdrop/3.svg');
  });
});

describe('what is kept of a appearance', () => {
  const { settings } = appearanceOf(company, undefined);

  it('is for one person only what differs from the company’s', () => {
    const kept = preferencesOf({ ...settings, sidebarBackground: null, isHighContrast: true }, company);
    const chosen = Object.entries(kept).filter(([, value]) => value !== null);
    expect(Object.fromEntries(chosen)).toEqual({
      scheme: 'layout',
      contrast: 'high',
      sidebar_bg_color: 'default',
    });
  });

  it.each([
    { layout: 'automatic' },
    { layout: 'custom-colors', customColor: '#ffee00', fontColor: 'black' },
    { layout: 'transparent', backdropPicture: '2.svg' },
    { isMenuCollapsed: true, sidebarWidth: 'small', hasSidebarPicture: true, sidebarPicture: '1' },
  ] as const)('is found again: %j', (change) => {
    const appearance = { ...settings, ...change };
    expect(appearanceOf(company, preferencesOf(appearance, company)).settings).toEqual(appearance);
  });

  it('is for everyone what settings can name', () => {
    const appearance = { ...settings, layout: 'dark', backdropPicture: '4.svg' } as const;
    expect(companyAppearanceOf(appearance)).toMatchObject({
      theme_layout: 'dark',
      sidebar_transparent_bg_image: '4.svg',
    });
    expect(appearanceOf({ ...company, ...companyAppearanceOf(appearance) }, undefined).settings).toEqual(
      appearance,
    );
  });
});
