import { useLayoutEffect, type RefObject } from 'react';

/** How far above the lower edge of the page its messages begin. */
const property = '--toast-edge';

/** Returns whether an element begins above the lower edge of the page, and ends below a line. */
function reachesBelow(line: number, element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > line && top < window.innerHeight;
}

/** Lets the messages of the page, and what has the focus, rise above the bar in an element for as long as it is there. */
export function useToastOffset(holder: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const bar = holder.current?.firstElementChild;
    if (!(bar instanceof HTMLElement) || !('ResizeObserver' in globalThis)) return undefined;
    const { style } = document.documentElement;
    // Its place in the layout: it is still rising there.
    const raise = () => {
      // a bar that is hidden, as in a tab, covers nothing
      if (bar.getClientRects().length === 0) {
        style.removeProperty(property);
        return;
      }
      const top = (bar.offsetParent?.getBoundingClientRect().top ?? 0) + bar.offsetTop;
      const edge = `${Math.max(window.innerHeight - top, 0)}px`;
      if (style.getPropertyValue(property) === edge) return;
      style.setProperty(property, edge);
      const { activeElement, body } = document;
      if (!activeElement || activeElement === body || bar.contains(activeElement)) return;
      if (reachesBelow(top, activeElement))
        activeElement.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    const sizes = new ResizeObserver(raise);
    sizes.observe(bar);
    sizes.observe(document.body);
    return () => {
      sizes.disconnect();
      style.removeProperty(property);
    };
  }, [holder]);
}
