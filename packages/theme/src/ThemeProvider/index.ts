export {
  applyTheme,
  resolveScheme,
  themeLayouts,
  type Density,
  type SchemePreference,
  type Theme,
  type ThemeLayout,
} from './applyTheme.ts';
export { ThemeProvider, type ThemeProviderProps } from './ThemeProvider.tsx';
