import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { createLazyImport } from '../../lazy/index.ts';

/** Loads what keeps the page from scrolling: a wide screen does without. */
const useScrollLock = createLazyImport<object>(() =>
  import('./parts/ScrollLock.tsx').then(({ ScrollLock }) => ScrollLock),
);

const stops = 'a[href], button:enabled, [tabindex="0"]';

/** Leads the Tab key from one end of an element to the other. */
function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  const root = event.currentTarget;
  const inside = [...root.querySelectorAll<HTMLElement>(stops)].filter((stop) => stop.checkVisibility());
  const [from, to] = event.shiftKey ? [inside[0], inside.at(-1)] : [inside.at(-1), inside[0]];
  const isAtEnd = event.target === from || (event.shiftKey && event.target === root);
  if (!isAtEnd || !to) return;
  event.preventDefault();
  to.focus();
}

/**
 * Opens and closes the drawer of a narrow screen. The focus moves into it, stays in it and returns to what opened it; Escape
 * closes it; the page behind does not scroll.
 */
export function useDrawer(isNarrow: boolean, drawerRef: RefObject<HTMLElement | null>) {
  const [isAskedFor, setAskedFor] = useState(false);
  const openerRef = useRef<Element>(null);
  // A drawer belongs to a narrow screen: when the screen grows it is gone, and stays away when it shrinks again.
  if (!isNarrow && isAskedFor) setAskedFor(false);
  const isOpen = isNarrow && isAskedFor;

  const { Loaded: ScrollLock } = useScrollLock(isOpen);

  useEffect(() => {
    if (!isOpen) return undefined;
    openerRef.current = document.activeElement;
    const drawer = drawerRef.current;
    drawer?.focus();
    return () => {
      const opener = openerRef.current;
      // The page is no longer inert, and the drawer is; a link that was followed may have moved the focus already.
      const isLost = document.activeElement === document.body || drawer?.contains(document.activeElement);
      if (opener instanceof HTMLElement && isLost) opener.focus();
    };
  }, [isOpen, drawerRef]);

  return {
    isOpen,
    ScrollLock: isOpen ? ScrollLock : undefined,
    open: useCallback(() => setAskedFor(true), []),
    close: useCallback(() => setAskedFor(false), []),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Escape') setAskedFor(false);
      if (event.key === 'Tab' && isOpen) keepTabInside(event);
    },
  };
}
