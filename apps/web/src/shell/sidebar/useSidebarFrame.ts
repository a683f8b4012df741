import type { ThemeSettings } from '@bureau/ui/theming';
import { useEffect } from 'react';
import { useServices } from '../../core/services/ServicesContext.ts';
import { parseObject } from '../../core/storage/storage.ts';
import { useChangeAppearance, useAppearance } from '../../core/appearance/useAppearance.ts';

type Width = ThemeSettings['sidebarWidth'];

interface SidebarFrame {
  readonly isCollapsed: boolean;
  readonly width: Width;
  /** Folds the sidebar to its icons, or unfolds it, and keeps that; undefined until the settings are here. */
  readonly fold: (isCollapsed: boolean) => void;
}

const name = 'bureau.sidebar';
const widths: readonly Width[] = ['small', 'default', 'large'];

/** Returns how much room the sidebar takes. Until the settings are here it is what it was last, so that the page does not move then. */
export function useSidebarFrame(): SidebarFrame {
  const { browserStore } = useServices();
  const settings = useAppearance()?.settings;
  const changeAppearance = useChangeAppearance();
  const last = settings ? undefined : parseObject(browserStore.get(name));
  const isCollapsed = settings?.isMenuCollapsed ?? last?.['isCollapsed'] === true;
  const width = settings?.sidebarWidth ?? widths.find((one) => one === last?.['width']) ?? 'default';

  const isKnown = settings !== undefined;
  useEffect(() => {
    if (isKnown) browserStore.set(name, JSON.stringify({ isCollapsed, width }));
  }, [browserStore, isCollapsed, isKnown, width]);

  const fold = (isMenuCollapsed: boolean) => {
    if (settings) void changeAppearance({ ...settings, isMenuCollapsed });
  };
  return { isCollapsed, width, fold };
}
