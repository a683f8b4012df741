import { useLayoutEffect, type RefObject } from 'react';

/** Marks a scroller with `data-overflows` while its content is wider than itself, without rendering. */
export function useOverflow(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const box = scroller.current;
    const inner = content.current;
    if (!box || !inner || !('ResizeObserver' in globalThis)) return undefined;
    const sizes = new ResizeObserver(() => {
      box.toggleAttribute('data-overflows', inner.offsetWidth > box.clientWidth);
    });
    sizes.observe(box);
    sizes.observe(inner);
    return () => sizes.disconnect();
  }, [scroller, content]);
}
