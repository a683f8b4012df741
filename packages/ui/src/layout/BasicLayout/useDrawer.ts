import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { usePreventScroll } from 'react-aria/usePreventScroll';

/**
 * Opens and closes the drawer of a narrow screen. The focus moves into it and returns to what opened it; Escape closes
 * it; the page behind does not scroll.
 */
export function useDrawer(isNarrow: boolean, drawerRef: RefObject<HTMLElement | null>) {
  const [isAskedFor, setAskedFor] = useState(false);
  const openerRef = useRef<Element>(null);
  // A drawer belongs to a narrow screen: when the screen grows it is gone, and stays away when it shrinks again.
  if (!isNarrow && isAskedFor) setAskedFor(false);
  const isOpen = isNarrow && isAskedFor;

  usePreventScroll({ isDisabled: !isOpen });

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
    open: useCallback(() => setAskedFor(true), []),
    close: useCallback(() => setAskedFor(false), []),
  };
}
