export { ThemePanel } from './ThemePanel.tsx';
export type { PanelPicture, ThemePanelProps, ThemeSettings } from './ThemePanel.types.ts';
export { toTheme } from './toTheme.ts';
