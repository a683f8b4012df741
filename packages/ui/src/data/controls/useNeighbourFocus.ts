import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Leads the focus from an item of a list that goes away to its neighbour, or to the list when it was the last. */
export function useNeighbourFocus<Item extends HTMLElement>(): RefObject<Item | null> {
  const item = useRef<Item>(null);
  useLayoutEffect(() => {
    const element = item.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const neighbour = element.nextElementSibling ?? element.previousElementSibling ?? element.parentElement;
      if (neighbour instanceof HTMLElement) neighbour.focus();
    };
  }, []);
  return item;
}
