import type { GridPosition } from './gridKeys.ts';

/** Matches what a person can focus in a cell; what a tree is expanded by has keys of the grid. */
const control =
  ':is(a[href], button, input:not([type="hidden"]), select, textarea, [tabindex]:not([aria-colindex]), [contenteditable="true"]):not(:disabled, .toggle)';

/** Matches what uses the arrow keys itself; `data-owns-keys` marks a region that is walked through by Tab, as an open editor is. */
const keyOwner =
  '[data-owns-keys], input:not([type="checkbox"], [type="radio"]), select, textarea, [contenteditable="true"]';

/** Returns the position of the cell that an element is in. */
export function positionOf(root: Element | null, element: Element): GridPosition | undefined {
  const cell = element.closest('[aria-colindex]');
  const row = cell?.closest('[aria-rowindex]');
  if (!cell || !row || !root?.contains(row)) return undefined;
  return {
    row: Number(row.getAttribute('aria-rowindex')) - 2,
    column: Number(cell.getAttribute('aria-colindex')) - 1,
  };
}

/** Returns the cell at a position, if it is drawn; a heading is one cell across all columns. */
export function findCell(root: Element | null, row: number, column: number): HTMLElement | undefined {
  const selector = `[aria-rowindex="${row + 2}"] > :is([aria-colindex="${column + 1}"], [aria-colspan])`;
  return root?.querySelector<HTMLElement>(selector) ?? undefined;
}

/** Lists the controls in a cell. */
function controlsIn(cell: Element): readonly HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(control)];
}

/** Returns whether an element of a cell is a control, or is in one. */
export function isControl(element: Element): boolean {
  return Boolean(element.closest(`${control}, label`)?.closest('[aria-colindex]'));
}

/** Returns whether an element, or the region it is in, uses the keys of the grid for itself. */
export function hasOwnKeys(element: Element): boolean {
  return element.closest(keyOwner) !== null;
}

/** Returns the control beside another one in the same cell, if there is one. */
export function controlBeside(from: Element, isBackwards: boolean): HTMLElement | undefined {
  const cell = from.closest('[aria-colindex]');
  const controls = cell ? controlsIn(cell) : [];
  const place = controls.findIndex((candidate) => candidate.contains(from));
  return place < 0 ? undefined : controls[place + (isBackwards ? -1 : 1)];
}

const guard = '[data-guard]';

/** Returns whether an element is a guard before or behind a grid. */
export function isGuard(element: Element): boolean {
  return element.matches(guard);
}

/** Makes the guards of a grid tab stops, or takes them out of the tab order. */
export function setGuards(root: Element | null, areStops: boolean): void {
  for (const element of root?.querySelectorAll<HTMLElement>(guard) ?? [])
    element.tabIndex = areStops ? 0 : -1;
}

/**
 * Takes the controls of a grid out of the tab order, but for regions that are walked through by Tab: while the focus is in
 * the grid, the next tab stop is behind it or before it.
 */
export function leaveTabOrder(root: Element): void {
  for (const stop of root.querySelectorAll<HTMLElement>(`[role='grid'] ${control}`)) {
    if (stop.tabIndex >= 0 && !stop.closest('[data-owns-keys]')) stop.tabIndex = -1;
  }
}

/** Focuses the first control of a cell, or the cell itself. */
export function focusWithin(cell: HTMLElement): void {
  const target = controlsIn(cell)[0] ?? cell;
  if (target === cell) cell.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Focuses the cell at a position, or its first control. Returns the cell, unless it is not drawn. */
export function focusCellAt(root: Element | null, { row, column }: GridPosition): HTMLElement | undefined {
  const cell = findCell(root, row, column);
  if (cell) focusWithin(cell);
  return cell;
}
