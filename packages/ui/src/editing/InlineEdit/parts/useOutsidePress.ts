import { useEffect, useEffectEvent, useRef, type PointerEvent, type RefObject } from 'react';

/** Returns whether a control of the region has a list open, which hides the page around it. */
function hasOpenList(region: Element): boolean {
  return region.querySelector('[aria-expanded="true"]') !== null;
}

/** Returns whether a press belongs to something that lies over the page: a toast, or a dialog that the editor is not in. */
function isOverlay(target: Element, region: Element): boolean {
  if (target.closest('[data-react-aria-top-layer]')) return true;
  if (region.closest('[inert], [aria-hidden="true"]') && !hasOpenList(region)) return true;
  const dialog = target.closest('[role="dialog"], [role="alertdialog"]');
  return dialog !== null && !dialog.contains(region);
}

/**
 * Runs when a person presses and releases outside a region. What the region has opened counts as inside, wherever in the page
 * it is drawn, because its events come through the region in React's tree: spread the given props on the region.
 */
export function useOutsidePress(region: RefObject<HTMLElement | null>, onOutsidePress: () => void) {
  const inside = useRef<Event>(null);
  const report = useEffectEvent(onOutsidePress);

  useEffect(() => {
    let press: Event | undefined;
    const begin = (event: Event) => {
      const { target } = event;
      const element = region.current;
      const isOutside =
        element && target instanceof Element && !element.contains(target) && !isOverlay(target, element);
      press = isOutside ? event : undefined;
    };
    const end = (event: Event) => {
      const { target } = event;
      const element = region.current;
      const isInside = press === inside.current || (target instanceof Node && element?.contains(target));
      // The second half of a double click, of which the first opened the list.
      const isRepeated = event instanceof MouseEvent && event.detail > 1 && element && hasOpenList(element);
      if (press && !isInside && !isRepeated) report();
      press = undefined;
    };
    document.addEventListener('pointerdown', begin, true);
    document.addEventListener('click', end, true);
    // A press that asks for a menu ends in no click.
    document.addEventListener('contextmenu', end, true);
    return () => {
      document.removeEventListener('pointerdown', begin, true);
      document.removeEventListener('click', end, true);
      document.removeEventListener('contextmenu', end, true);
    };
  }, [region]);

  return {
    onPointerDownCapture: ({ nativeEvent }: PointerEvent) => {
      inside.current = nativeEvent;
    },
  };
}
