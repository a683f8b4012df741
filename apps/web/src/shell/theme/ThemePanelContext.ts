import { createContext, use } from 'react';

interface ThemePanelState {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

export const ThemePanelContext = createContext<ThemePanelState | null>(null);

/** Gives what opens and closes the panel of the look, which there is one of. */
export function useThemePanel(): ThemePanelState {
  const state = use(ThemePanelContext);
  if (!state) throw new Error('useThemePanel needs a MainLayout above it.');
  return state;
}
