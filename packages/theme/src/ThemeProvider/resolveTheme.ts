import { deriveSidebar } from '../sidebar/index.ts';
import {
  resolveThemeWith,
  type SystemPreferences,
  type Theme,
  type ResolvedTheme,
} from './resolveThemeWith.ts';

/**
 * Describes how a theme is shown. It needs no browser: a server writes the attributes and the style on `<html>`, so that no other look
 * flashes up before the application runs.
 */
export function resolveTheme(
  theme: Theme,
  system: SystemPreferences = { prefersDark: false, prefersContrast: false },
): ResolvedTheme {
  return resolveThemeWith(theme, system, deriveSidebar);
}
