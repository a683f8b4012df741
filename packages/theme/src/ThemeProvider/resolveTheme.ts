import { derive } from './derive.ts';
import {
  resolveThemeWith,
  type SystemPreferences,
  type Theme,
  type ResolvedTheme,
} from './resolveThemeWith.ts';

/**
 * Resolves a theme to the attributes and custom properties that show it. It needs no browser: a server writes the attributes and the style
 * on `<html>`, so that no flash of another theme is seen before the application runs.
 */
export function resolveTheme(
  theme: Theme,
  system: SystemPreferences = { prefersDark: false, prefersContrast: false },
): ResolvedTheme {
  return resolveThemeWith(theme, system, derive);
}
