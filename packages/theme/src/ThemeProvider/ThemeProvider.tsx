import { useLayoutEffect, type ReactNode } from 'react';
import { GlobalStyles } from '../GlobalStyles/index.ts';
import { applyTheme, type Theme } from './applyTheme.ts';

export interface ThemeProviderProps extends Theme {
  /** Shows the application. */
  children?: ReactNode;
}

/**
 * Mounts the global styles and shows a theme by attributes of the root element: `data-layout`, `data-scheme` and
 * `data-density`. It gives no context, so a switch renders nothing below it.
 */
export function ThemeProvider({ layout, scheme, density, children }: ThemeProviderProps) {
  useLayoutEffect(() => applyTheme({ layout, scheme, density }), [layout, scheme, density]);
  return (
    <>
      <GlobalStyles />
      {children}
    </>
  );
}
