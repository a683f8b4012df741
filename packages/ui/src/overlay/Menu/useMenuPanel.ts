import { createLazyImport } from '../../lazy/index.ts';
import { useLazyOverlay } from '../useLazyOverlay.ts';
import type { MenuPanelProps } from './parts/MenuPanel.tsx';

/** Loads what a menu shows: a page does without until one is opened. */
const usePanel = createLazyImport<MenuPanelProps>(() =>
  import('./parts/MenuPanel.tsx').then(({ MenuPanel }) => MenuPanel),
);

/** Returns the panel of a menu that is open. */
export function useMenuPanel(isOpen: boolean, onOpenChange: (isOpen: boolean) => void) {
  return useLazyOverlay(usePanel, isOpen, onOpenChange);
}
