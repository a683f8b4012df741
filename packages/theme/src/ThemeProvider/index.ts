export { applyTheme } from './applyTheme.ts';
export {
  type ContrastPreference,
  type Density,
  type SchemePreference,
  type SystemPreferences,
  type Theme,
  type ThemeDescription,
  type ThemeLayout,
  themeLayouts,
} from './describeLook.ts';
export { describeTheme } from './describeTheme.ts';
export { ThemeProvider, type ThemeProviderProps } from './ThemeProvider.tsx';
