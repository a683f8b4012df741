import type { ThemeLayout } from '@bureau/theme';
import { createContext } from 'react';

/** Provides the layout in which stories of the whole application are shown, as chosen in the workshop. */
export const LayoutContext = createContext<ThemeLayout>('light');
