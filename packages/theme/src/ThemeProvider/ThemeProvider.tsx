import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { GlobalStyles } from '../GlobalStyles/index.ts';
import { applyTheme } from './applyTheme.ts';
import type { Theme } from './resolveThemeWith.ts';

export interface ThemeProviderProps extends Theme {
  /** Leaves the page the theme that it came with, until it is known which one to show. */
  isKept?: boolean;
  /**
   * The nonce of the page's content security policy, where its `style-src` names one. It goes to the global styles, and to whatever adds a style
   * element later: styled-components and React Aria. On a server `ServerStyleSheet` takes it too. It never changes while the page is shown.
   */
  nonce?: string | undefined;
  /** Shows the application. */
  children?: ReactNode;
}

/** Publishes the nonce of style elements where both styled-components and React Aria look for it. */
function publishNonce(nonce: string): void {
  // A server shows many pages at once, each with a nonce of its own.
  if (typeof document !== 'undefined') Object.assign(globalThis, { __webpack_nonce__: nonce });
}

/**
 * Mounts the global styles and shows a theme by attributes and custom properties of the root element. It provides no context, so a switch
 * renders nothing below it; `applyTheme` switches without rendering anything at all. A server writes what `resolveTheme` gives on `<html>`
 * itself.
 */
export function ThemeProvider({ isKept = false, nonce, children, ...theme }: ThemeProviderProps) {
  const written = JSON.stringify(theme);
  useLayoutEffect(() => (isKept ? undefined : applyTheme(JSON.parse(written) as Theme)), [isKept, written]);
  // What is the same as before is not even looked at when the theme changes.
  return useMemo(() => {
    // Children add their styles when they are mounted, which is before any effect of this component.
    if (nonce !== undefined) publishNonce(nonce);
    return (
      <>
        <GlobalStyles nonce={nonce} />
        {children}
      </>
    );
  }, [nonce, children]);
}
