import type { ColumnLayout, DataTableColumn } from './DataTable.types.ts';

/** Describes the layout in the slices that the table model keeps. Orders hold all columns, also hidden ones. */
export interface LayoutState {
  columnOrder: string[];
  columnVisibility: Record<string, boolean>;
  columnPinning: { start: string[]; end: string[] };
  columnSizing: Record<string, number>;
}

type LayoutColumn = Pick<DataTableColumn<never>, 'id' | 'isHidden' | 'canHide' | 'isRowHeader'>;

/** Returns whether a column may be hidden: the row header names the rows, and never is. */
export function canHide(column: Pick<LayoutColumn, 'canHide' | 'isRowHeader'>): boolean {
  return !column.isRowHeader && column.canHide !== false;
}

/** Puts ids that an order lacks behind their neighbour in the natural order. */
function complete(order: readonly string[], natural: readonly string[]): string[] {
  const all = [...order];
  for (const [place, id] of natural.entries()) {
    if (all.includes(id)) continue;
    const before = natural[place - 1];
    all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, id);
  }
  return all;
}

/**
 * Returns the state of a layout that may be older than the columns: what does not exist any more or is named twice is passed over, what may
 * not be hidden is shown. Without a layout the columns are shown as they are defined.
 */
export function toLayoutState(
  columns: readonly LayoutColumn[],
  layout: readonly ColumnLayout[] | undefined,
): LayoutState {
  const natural = columns.map(({ id }) => id);
  const known = new Set(natural);
  const named = new Map<string, ColumnLayout>();
  for (const entry of layout ?? columns.filter((column) => !column.isHidden || !canHide(column))) {
    if (known.has(entry.id) && !named.has(entry.id)) named.set(entry.id, layout ? entry : { id: entry.id });
  }
  const entries = [...named.values()];
  const pinned = (pin: ColumnLayout['pin']) =>
    entries.filter((entry) => entry.pin === pin).map(({ id }) => id);
  return {
    columnOrder: complete([...named.keys()], natural),
    columnVisibility: Object.fromEntries(
      columns.map((column) => [column.id, named.has(column.id) || !canHide(column)]),
    ),
    columnPinning: { start: pinned('start'), end: pinned('end') },
    columnSizing: Object.fromEntries(
      entries.flatMap(({ id, width }) => (width === undefined ? [] : [[id, width]])),
    ),
  };
}

/** Returns the layout of a state: the visible columns as they are seen, with their widths and pins. */
export function toLayout(state: LayoutState): readonly ColumnLayout[] {
  const { columnOrder, columnVisibility, columnPinning, columnSizing } = state;
  const isPinned = (id: string) => columnPinning.start.includes(id) || columnPinning.end.includes(id);
  const entriesOf = (ids: readonly string[], pin?: ColumnLayout['pin']) =>
    ids
      .filter((id) => columnVisibility[id])
      .map((id) => ({
        id,
        ...(columnSizing[id] !== undefined && { width: columnSizing[id] }),
        ...(pin && { pin }),
      }));
  return [
    ...entriesOf(columnPinning.start, 'start'),
    ...entriesOf(columnOrder.filter((id) => !isPinned(id))),
    ...entriesOf(columnPinning.end, 'end'),
  ];
}

/** Returns the visible columns of a layout in their order, with those first and last that are pinned there. */
export function readLayout(
  columns: readonly LayoutColumn[],
  layout: readonly ColumnLayout[],
): readonly ColumnLayout[] {
  return toLayout(toLayoutState(columns, layout));
}

/** Returns the pin of the place where a column is put down: that of its new neighbours, so that pinned ones stay together. */
function pinBetween(before: ColumnLayout | undefined, after: ColumnLayout | undefined): ColumnLayout['pin'] {
  if (after?.pin === 'start') return 'start';
  return before?.pin === 'end' ? 'end' : undefined;
}

/**
 * Moves a column to a place among the visible ones. It keeps its pin at the border of the pinned ones; between columns of
 * another pin it takes theirs.
 */
export function moveColumn(
  layout: readonly ColumnLayout[],
  id: string,
  place: number,
): readonly ColumnLayout[] {
  const moved = layout.find((entry) => entry.id === id);
  if (!moved) return layout;
  const others = layout.filter((entry) => entry !== moved);
  const to = Math.min(Math.max(place, 0), others.length);
  if (layout[to] === moved) return layout;
  const [before, after] = [others[to - 1], others[to]];
  const neighbours = [before, after].filter((entry) => entry !== undefined);
  const keeps = neighbours.length === 0 || neighbours.some((entry) => entry.pin === moved.pin);
  const pin = keeps ? moved.pin : pinBetween(before, after);
  const { pin: _, ...unpinned } = moved;
  return others.toSpliced(to, 0, pin ? { ...unpinned, pin } : unpinned);
}

const leastWidth = 48;
const greatestWidth = 1200;

/** Keeps a width within what can be read and grasped. */
export function clampWidth(width: number): number {
  return Math.round(Math.min(Math.max(width, leastWidth), greatestWidth));
}
