import type { ThemeLayout } from '@bureau/theme';
import { createContext } from 'react';

/** Tells stories of the whole application in which layout they are shown: the workshop says so. */
export const LayoutContext = createContext<ThemeLayout>('light');
