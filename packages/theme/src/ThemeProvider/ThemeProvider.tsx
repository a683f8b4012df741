import { type ReactNode, useLayoutEffect } from 'react';
import { GlobalStyles } from '../GlobalStyles/index.ts';
import { applyTheme } from './applyTheme.ts';
import type { Theme } from './describeTheme.ts';

export interface ThemeProviderProps extends Theme {
  /** Shows the application. */
  children?: ReactNode;
}

const globalStyles = <GlobalStyles />;

/**
 * Mounts the global styles and shows a theme by attributes and custom properties of the root element. It gives no context, so a
 * switch renders nothing below it; `applyTheme` switches without rendering anything at all. A server writes what `describeTheme` gives on `<html>` itself.
 */
export function ThemeProvider({ children, ...theme }: ThemeProviderProps) {
  const written = JSON.stringify(theme);
  useLayoutEffect(() => applyTheme(JSON.parse(written) as Theme), [written]);
  return (
    <>
      {globalStyles}
      {children}
    </>
  );
}
