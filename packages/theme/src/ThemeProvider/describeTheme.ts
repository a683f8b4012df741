import { deriveSidebar } from '../sidebar/index.ts';
import { describeLook, type SystemPreferences, type Theme, type ThemeDescription } from './describeLook.ts';

/**
 * Describes how a theme is shown. It needs no browser: a server writes the attributes and the style on `<html>`, so that no other look
 * flashes up before the application runs.
 */
export function describeTheme(
  theme: Theme,
  system: SystemPreferences = { prefersDark: false, prefersContrast: false },
): ThemeDescription {
  return describeLook(theme, system, deriveSidebar);
}
