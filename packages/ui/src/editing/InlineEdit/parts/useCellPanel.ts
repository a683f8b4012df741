import { useLayoutEffect, type RefObject } from 'react';

const margin = 4;

/** Puts a panel over its cell, within the table that scrolls, or within the page. */
function place(panel: HTMLElement, cell: Element) {
  const anchor = cell.getBoundingClientRect();
  const bounds = cell.closest('[data-part="scroller"]')?.getBoundingClientRect();
  const page = document.documentElement;
  const within = (start: number, size: number, from: number, to: number) =>
    Math.max(from + margin, Math.min(start, to - size - margin));
  panel.style.minInlineSize = `${cell.clientWidth}px`;
  const { offsetWidth: width, offsetHeight: height } = panel;
  const isRightToLeft = getComputedStyle(cell).direction === 'rtl';
  const left = isRightToLeft ? anchor.right - width : anchor.left;
  const top = within(anchor.top - 1, height, bounds?.top ?? 0, bounds?.bottom ?? page.clientHeight);
  panel.style.left = `${within(left, width, 0, page.clientWidth)}px`;
  panel.style.top = `${within(top, height, 0, page.clientHeight)}px`;
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
    const follow = () => place(element, cell);
    follow();
    const sizes = 'ResizeObserver' in globalThis ? new ResizeObserver(follow) : undefined;
    sizes?.observe(element);
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      sizes?.disconnect();
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [panel, isInTableCell]);
}
