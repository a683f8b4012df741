import { useLayoutEffect, type RefObject } from 'react';

/** How much of the view pinned columns may cover, so that there is room to scroll the others through. */
const greatestShare = 0.6;

/** What was measured last: the next table most likely has the same place in the page, and is laid out once. */
let latest = { overflows: false, isLoose: false };

/** Marks a table that scrolls sideways by `data-overflows`, and one too narrow for its pins, which then let go, by `data-loose`. */
export function useOverflow(root: RefObject<HTMLElement | null>, pinned: number): void {
  useLayoutEffect(() => {
    const box = root.current;
    const header = box?.querySelector<HTMLElement>('.header');
    if (!box || !header || !('ResizeObserver' in globalThis)) return undefined;
    let [view, grid] = [0, 0];
    const mark = () => {
      box.toggleAttribute('data-overflows', latest.overflows);
      box.toggleAttribute('data-loose', latest.isLoose);
    };
    mark();
    // The first report comes before the first painting. Its sizes are read from it: the rows have just been drawn, and asking for
    // the size of an element would lay them out.
    const sizes = new ResizeObserver((entries) => {
      for (const { target, contentRect } of entries) {
        if (target === box) view = contentRect.width;
        else grid = contentRect.width;
      }
      latest = { overflows: grid > view + 0.5, isLoose: pinned > view * greatestShare };
      mark();
    });
    sizes.observe(box);
    sizes.observe(header);
    return () => sizes.disconnect();
  }, [root, pinned]);
}
