import { createContext, use } from 'react';

interface ThemePanelState {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

export const ThemePanelContext = createContext<ThemePanelState | null>(null);

/** Returns the state of the theme panel. */
export function useThemePanel(): ThemePanelState {
  const state = use(ThemePanelContext);
  if (!state) throw new Error('useThemePanel needs a MainLayout above it.');
  return state;
}
