import type { ThemeSettings } from '../ThemePanel.types.ts';

/** Is the theme that a panel begins with. */
export const settings: ThemeSettings = {
  layout: 'light',
  isHighContrast: false,
  isMenuCollapsed: false,
  sidebarWidth: 'default',
  sidebarBackground: null,
  hasSidebarPicture: false,
  sidebarPicture: null,
  customColor: '#1f2937',
  fontColor: 'white',
  backdropColor: 'midnight',
  backdropPicture: null,
};
