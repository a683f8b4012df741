import type { ThemeLayout } from '@bureau/theme';
import { createContext } from 'react';

/** Tells stories of the whole application in which look they are shown: the workshop says so. */
export const LookContext = createContext<ThemeLayout>('light');
