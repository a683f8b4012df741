import type { LoginUser, PublicSettings } from '@bureau/contract';
import type { Theme } from '@bureau/theme';

type ThemePreferences = LoginUser['preferences']['theme'];

/** Names the looks that a user chooses from. */
export const looks = ['light', 'dark', 'system'] as const;
export type Look = (typeof looks)[number];

const isDark = (layout: PublicSettings['theme_layout']) => layout === 'dark' || layout === 'transparent';

/** Gives the theme to show: the company's, or the user's own (docs/product.md §3, theme_layout). */
export function themeOf(
  companyLayout: PublicSettings['theme_layout'],
  preferences?: ThemePreferences,
): Theme {
  const layout = preferences?.layout ?? companyLayout;
  // the dark layouts are never light, so that one that follows the system starts from the light one
  if (preferences?.scheme === 'auto') return { layout: isDark(layout) ? 'light' : layout, scheme: 'auto' };
  return { layout, scheme: isDark(layout) ? 'dark' : 'light' };
}

/** Gives the look that preferences amount to. */
export function lookOf(companyLayout: PublicSettings['theme_layout'], preferences: ThemePreferences): Look {
  if (preferences.scheme === 'auto') return 'system';
  return isDark(preferences.layout ?? companyLayout) ? 'dark' : 'light';
}

/** Gives the preferences that make a look. */
export function preferencesOf(look: Look): ThemePreferences {
  return look === 'system' ? { layout: null, scheme: 'auto' } : { layout: look, scheme: 'layout' };
}
