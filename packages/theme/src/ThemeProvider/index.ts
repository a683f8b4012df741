export { applyTheme } from './applyTheme.ts';
export {
  type ContrastPreference,
  describeTheme,
  type Density,
  type SchemePreference,
  type SystemPreferences,
  type Theme,
  type ThemeDescription,
  type ThemeLayout,
  themeLayouts,
} from './describeTheme.ts';
export { ThemeProvider, type ThemeProviderProps } from './ThemeProvider.tsx';
