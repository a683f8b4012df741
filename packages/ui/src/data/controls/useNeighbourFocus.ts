import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Leads the focus from an item of a list that goes away to its neighbour, or to where the next one is added when it was the last. */
export function useNeighbourFocus<Item extends HTMLElement>(): RefObject<Item | null> {
  const item = useRef<Item>(null);
  useLayoutEffect(() => {
    const element = item.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const list = element.parentElement;
      const beside = (selector: string) => list?.parentElement?.querySelector(`${selector}:not(li *)`);
      const next =
        element.nextElementSibling ??
        element.previousElementSibling ??
        beside(':is(textarea, [role=textbox])') ??
        beside('button') ??
        list?.closest('li') ??
        list;
      if (!(next instanceof HTMLElement)) return;
      next.focus();
      // an item that takes no focus itself
      if (document.activeElement !== next) next.querySelector('button')?.focus();
    };
  }, []);
  return item;
}
