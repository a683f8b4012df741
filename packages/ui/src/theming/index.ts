export {
  type PanelPicture,
  ThemePanel,
  type ThemePanelProps,
  type ThemeSettings,
  toTheme,
} from './ThemePanel/index.ts';
