import type { SidebarAppearance, Theme } from '@bureau/theme';
import type { PanelPicture, ThemeSettings } from './ThemePanel.types.ts';

const srcOf = (pictures: readonly PanelPicture[], id: string | null) =>
  pictures.find((picture) => picture.id === id)?.src;

function sidebarOf(
  settings: ThemeSettings,
  pictures: readonly PanelPicture[],
): SidebarAppearance | undefined {
  const { layout, customColor, fontColor, sidebarBackground, hasSidebarPicture, sidebarPicture } = settings;
  if (layout === 'custom-colors') return { background: customColor, font: fontColor };
  const image = hasSidebarPicture ? srcOf(pictures, sidebarPicture) : undefined;
  if (sidebarBackground === null && image === undefined) return undefined;
  return { background: sidebarBackground ?? undefined, image };
}

/** Returns the theme that settings of the panel amount to. */
export function toTheme(
  settings: ThemeSettings,
  sidebarPictures: readonly PanelPicture[],
  backdropPictures: readonly PanelPicture[],
): Theme {
  const { layout, isHighContrast, backdropColor, backdropPicture } = settings;
  const isAutomatic = layout === 'automatic';
  return {
    layout: isAutomatic ? 'light' : layout,
    scheme: isAutomatic ? 'auto' : 'light',
    contrast: isHighContrast ? 'high' : 'auto',
    sidebar: sidebarOf(settings, sidebarPictures),
    backdrop: { color: backdropColor, image: srcOf(backdropPictures, backdropPicture) },
  };
}
