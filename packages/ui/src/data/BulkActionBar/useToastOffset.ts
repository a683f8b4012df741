import { useLayoutEffect, type RefObject } from 'react';

/** How far above the lower edge of the page its messages begin. */
const property = '--toast-edge';

/** Lets the messages of the page rise above the bar in an element for as long as it is there. */
export function useToastOffset(holder: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const bar = holder.current?.firstElementChild;
    if (!(bar instanceof HTMLElement) || !('ResizeObserver' in globalThis)) return undefined;
    const { style } = document.documentElement;
    // Its place in the layout: it is still rising there.
    const raise = () => {
      const top = (bar.offsetParent?.getBoundingClientRect().top ?? 0) + bar.offsetTop;
      style.setProperty(property, `${Math.max(window.innerHeight - top, 0)}px`);
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
