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

/** Gives the control of a cell that Tab leads to from another one, if there is one. */
export function nextTabStop(
  cell: Element | undefined,
  from: Element,
  isBackwards: boolean,
): HTMLElement | undefined {
  const stops = cell ? controlsIn(cell).filter((stop) => stop.tabIndex >= 0) : [];
  const place = stops.findIndex((stop) => stop === from || stop.contains(from));
  return place < 0 ? undefined : stops[place + (isBackwards ? -1 : 1)];
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
