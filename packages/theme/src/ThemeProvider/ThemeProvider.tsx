import { type ReactNode, useLayoutEffect } from 'react';
import { GlobalStyles } from '../GlobalStyles/index.ts';
import { applyTheme } from './applyTheme.ts';
import type { Theme } from './resolveThemeWith.ts';

export interface ThemeProviderProps extends Theme {
  /** Leaves the page the theme that it came with, until it is known which one to show. */
  isKept?: boolean;
  /** Shows the application. */
  children?: ReactNode;
}

const globalStyles = <GlobalStyles />;

/**
 * Mounts the global styles and shows a theme by attributes and custom properties of the root element. It provides no context, so a switch
 * renders nothing below it; `applyTheme` switches without rendering anything at all. A server writes what `resolveTheme` gives on `<html>`
 * itself.
 */
export function ThemeProvider({ isKept = false, children, ...theme }: ThemeProviderProps) {
  const written = JSON.stringify(theme);
  useLayoutEffect(() => (isKept ? undefined : applyTheme(JSON.parse(written) as Theme)), [isKept, written]);
  return (
    <>
      {globalStyles}
      {children}
    </>
  );
}
