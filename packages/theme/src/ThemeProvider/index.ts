export { applyTheme, preloadTheme } from './applyTheme.ts';
export {
  type ContrastPreference,
  type Density,
  type SchemePreference,
  type SystemPreferences,
  type Theme,
  type ResolvedTheme,
  type ThemeLayout,
  themeLayouts,
} from './resolveThemeWith.ts';
export { resolveTheme } from './resolveTheme.ts';
export { ThemeProvider, type ThemeProviderProps } from './ThemeProvider.tsx';
