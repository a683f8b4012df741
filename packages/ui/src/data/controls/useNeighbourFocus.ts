import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Focuses an element, or where it takes no focus itself its first button. */
function enter(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement)) return;
  element.focus();
  if (document.activeElement !== element) element.querySelector('button')?.focus();
}

/** Leads the focus from an item of a list that goes away to its neighbour, or to where the next one is added when it was the last. */
export function useNeighbourFocus<Item extends HTMLElement>(): RefObject<Item | null> {
  const item = useRef<Item>(null);
  useLayoutEffect(() => {
    const element = item.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const list = element.parentElement;
      const beside = (selector: string) =>
        Array.from(list?.parentElement?.querySelectorAll(`${selector}:not(li *)`) ?? []).find(
          (one) => !element.contains(one),
        );
      const ways = [
        element.nextElementSibling,
        element.previousElementSibling,
        beside(':is(textarea, [role=textbox])'),
        beside('button'),
        list?.closest('li'),
        list,
        list?.closest('[tabindex]'),
      ];
      ways.some((way) => {
        enter(way);
        return !element.contains(document.activeElement);
      });
    };
  }, []);
  return item;
}
