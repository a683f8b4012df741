import type { ColumnLayout, DataTableColumn } from './DataTable.types.ts';

/** Describes a layout by what can be changed of it. The order holds all columns, also hidden ones. */
interface LayoutState {
  readonly order: readonly string[];
  readonly visible: ReadonlySet<string>;
  readonly pinned: Readonly<Record<'start' | 'end', readonly string[]>>;
  readonly widths: Readonly<Record<string, number>>;
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
function toState(columns: readonly LayoutColumn[], layout: readonly ColumnLayout[] | undefined): LayoutState {
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
    order: complete([...named.keys()], natural),
    visible: new Set(
      columns.filter((column) => named.has(column.id) || !canHide(column)).map(({ id }) => id),
    ),
    pinned: { start: pinned('start'), end: pinned('end') },
    widths: Object.fromEntries(
      entries.flatMap(({ id, width }) => (width === undefined ? [] : [[id, width]])),
    ),
  };
}

/** Returns the layout of a state: the visible columns as they are seen, with their widths and pins. */
function toLayout({ order, visible, pinned, widths }: LayoutState): readonly ColumnLayout[] {
  const free = order.filter((id) => !pinned.start.includes(id) && !pinned.end.includes(id));
  const entriesOf = (ids: readonly string[], pin?: ColumnLayout['pin']) =>
    ids
      .filter((id) => visible.has(id))
      .map((id) => ({
        id,
        ...(widths[id] !== undefined && { width: widths[id] }),
        ...(pin && { pin }),
      }));
  return [...entriesOf(pinned.start, 'start'), ...entriesOf(free), ...entriesOf(pinned.end, 'end')];
}

/** Describes a change of one column; without a `pin` it moves with the others. */
export type ColumnChange =
  | { readonly width: number }
  | { readonly pin: ColumnLayout['pin'] }
  | { readonly isVisible: boolean };

/** Returns the layout in which one column has been changed: one that is pinned goes behind those pinned before it. */
export function changeColumn(
  columns: readonly LayoutColumn[],
  layout: readonly ColumnLayout[],
  id: string,
  change: ColumnChange,
): readonly ColumnLayout[] {
  const state = toState(columns, layout);
  if ('width' in change) return toLayout({ ...state, widths: { ...state.widths, [id]: change.width } });
  const without = (ids: Iterable<string>) => [...ids].filter((other) => other !== id);
  if ('isVisible' in change) {
    const column = columns.find((candidate) => candidate.id === id);
    const isVisible = change.isVisible || (column !== undefined && !canHide(column));
    return toLayout({ ...state, visible: new Set([...without(state.visible), ...(isVisible ? [id] : [])]) });
  }
  const pinnedAt = (pin: 'start' | 'end') => [
    ...without(state.pinned[pin]),
    ...(change.pin === pin ? [id] : []),
  ];
  return toLayout({ ...state, pinned: { start: pinnedAt('start'), end: pinnedAt('end') } });
}

/** Returns the visible columns of a layout in their order, with those first and last that are pinned there. */
export function readLayout(
  columns: readonly LayoutColumn[],
  layout: readonly ColumnLayout[],
): readonly ColumnLayout[] {
  return toLayout(toState(columns, layout));
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
