import type { GridPosition } from './gridKeys.ts';

/** Matches what a person can focus in a cell. */
const control =
  ':is(a[href], button, input:not([type="hidden"]), select, textarea, [tabindex]:not([role="grid"], [aria-colindex]), [contenteditable="true"]):not(:disabled)';

/** Matches what uses the arrow keys itself; `data-owns-keys` marks a region that is walked through by Tab, as an open editor is. */
const keyOwner =
  '[data-owns-keys], input:not([type="checkbox"], [type="radio"]), select, textarea, [contenteditable="true"]';

/** Gives the position of the cell that an element is in. */
export function positionOf(grid: Element | null, element: Element): GridPosition | undefined {
  const cell = element.closest('[aria-colindex]');
  const row = cell?.closest('[aria-rowindex]');
  if (!cell || !row || !grid?.contains(row)) return undefined;
  return {
    row: Number(row.getAttribute('aria-rowindex')) - 2,
    column: Number(cell.getAttribute('aria-colindex')) - 1,
  };
}

/** Gives the cell at a position, if it is drawn. */
export function findCell(grid: Element | null, row: number, column: number): HTMLElement | undefined {
  const selector = `[aria-rowindex="${row + 2}"] > [aria-colindex="${column + 1}"]`;
  return grid?.querySelector<HTMLElement>(selector) ?? undefined;
}

/** Lists the controls in a cell. */
export function controlsIn(cell: Element): readonly HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(control)];
}

/** Tells whether an element is, or is in, a control. */
export function isControl(element: Element): boolean {
  return element.closest(`${control}, label`) !== null;
}

/** Tells whether an element, or the region it is in, uses the keys of the grid for itself. */
export function hasOwnKeys(element: Element): boolean {
  return element.closest(keyOwner) !== null;
}

/** Gives the control beside another one in the same cell, if there is one. */
export function controlBeside(from: Element, isBackwards: boolean): HTMLElement | undefined {
  const cell = from.closest('[aria-colindex]');
  const controls = cell ? controlsIn(cell) : [];
  const place = controls.findIndex((candidate) => candidate.contains(from));
  return place < 0 ? undefined : controls[place + (isBackwards ? -1 : 1)];
}

/**
 * Takes everything in a grid out of the tab order, but for regions that are walked through by Tab: while the focus is in the
 * grid, the next tab stop is behind it or before it.
 */
export function leaveTabOrder(grid: Element): void {
  for (const stop of grid.querySelectorAll<HTMLElement>(control)) {
    if (stop.tabIndex >= 0 && !stop.closest('[data-owns-keys]')) stop.tabIndex = -1;
  }
}

/** Makes elements tab stops, or takes them out of the tab order. */
export function setTabStops(elements: readonly (HTMLElement | null)[], areStops: boolean): void {
  for (const element of elements) if (element) element.tabIndex = areStops ? 0 : -1;
}

/** Focuses the first control of a cell, or the cell itself. Gives the cell, unless it is not drawn. */
export function focusDrawn(grid: Element | null, { row, column }: GridPosition): HTMLElement | undefined {
  const cell = findCell(grid, row, column);
  if (!cell) return undefined;
  const target = controlsIn(cell)[0] ?? cell;
  if (target === cell) cell.tabIndex = -1;
  target.focus({ preventScroll: true });
  return cell;
}
