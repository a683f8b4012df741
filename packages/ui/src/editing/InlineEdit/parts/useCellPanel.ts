import { autoUpdate, computePosition, getOverflowAncestors, offset, shift, size } from '@floating-ui/react';
import { useLayoutEffect, type RefObject } from 'react';

const margin = 4;

/** Returns how much of what scrolls lies under the heads of a table's columns, in pixels from its top. */
function coveredByHeads(cell: Element, boundary: Element | undefined): number {
  const head = cell
    .closest('[role="grid"], [role="treegrid"], table')
    ?.querySelector('[role="columnheader"], thead th');
  if (!head || !boundary) return 0;
  return Math.max(0, head.getBoundingClientRect().bottom - boundary.getBoundingClientRect().top);
}

/** Puts a panel over its cell, its first line on the cell's own, within the table that scrolls and within the page. */
async function place(panel: HTMLElement, cell: Element, firstLine: HTMLElement | null): Promise<void> {
  const boundary = getOverflowAncestors(cell).filter((ancestor) => ancestor instanceof Element);
  const padding = { top: coveredByHeads(cell, boundary[0]) };
  const { x, y } = await computePosition(cell, panel, {
    strategy: 'fixed',
    placement: 'bottom-start',
    middleware: [
      size({
        apply: ({ rects }) => {
          panel.style.minInlineSize = `${rects.reference.width}px`;
        },
      }),
      offset(({ rects: { reference } }) => {
        if (!firstLine) return -reference.height;
        return -(reference.height + firstLine.offsetHeight) / 2 - firstLine.offsetTop;
      }),
      shift({ padding: margin }),
      shift({ mainAxis: false, crossAxis: true, ...(boundary.length > 0 && { boundary, padding }) }),
    ],
  });
  panel.style.left = `${x}px`;
  panel.style.top = `${y}px`;
}

/**
 * Shows an editor in the browser's top layer over the cell it belongs to: no overflow cuts it, and it stays in the cell in
 * the document, where focus and keys belong. It follows the cell, and waits at the table's edge when that is scrolled away.
 */
export function useCellPanel(panel: RefObject<HTMLElement | null>, isInTableCell: boolean): void {
  useLayoutEffect(() => {
    const element = panel.current;
    const cell = element?.closest('[role="gridcell"], [role="rowheader"], td, th') ?? element?.parentElement;
    if (!isInTableCell || !element || !cell) return undefined;
    if ('showPopover' in element) element.showPopover();
    const firstLine = element.querySelector<HTMLElement>('[data-first-line]');
    return autoUpdate(cell, element, () => void place(element, cell, firstLine));
  }, [panel, isInTableCell]);
}
