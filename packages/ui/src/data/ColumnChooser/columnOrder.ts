import type { ColumnLayout } from '../DataTable/index.ts';
import type { ChoosableColumn } from './ColumnChooser.types.ts';

type Layout = readonly ColumnLayout[];
type Order = readonly string[];

const ranks = { start: 0, none: 1, end: 2 } as const;

/** Ranks a column by where it stands in the table: pinned to the start, between, or pinned to the end. */
function createRank(layout: Layout): (id: string) => number {
  const pins = new Map(layout.map(({ id, pin }) => [id, pin]));
  return (id) => ranks[pins.get(id) ?? 'none'];
}

function group(order: Order, layout: Layout): Order {
  const rank = createRank(layout);
  return order.toSorted((one, other) => rank(one) - rank(other));
}

/** Orders all columns: the visible ones as they are laid out, each hidden one behind its neighbour of the default order. */
export function orderColumns(columns: readonly ChoosableColumn[], layout: Layout): Order {
  const known = new Set(columns.map(({ id }) => id));
  const order = layout.map(({ id }) => id).filter((id) => known.has(id));
  columns.forEach(({ id }, place) => {
    if (order.includes(id)) return;
    const neighbour = columns[place - 1]?.id;
    order.splice(neighbour === undefined ? 0 : order.indexOf(neighbour) + 1, 0, id);
  });
  return group(order, layout);
}

/** Returns whether an order still is that of a layout, where it shows the same columns in another order. */
export function isOrderOf(order: Order, layout: Layout): boolean {
  const visible = new Set(layout.map(({ id }) => id));
  const laidOut = group([...visible], layout);
  const shown = order.filter((id) => visible.has(id));
  return shown.length === laidOut.length && shown.every((id, place) => id === laidOut[place]);
}

/** Moves a column to another place. It stays among the pinned columns, or among those between. */
export function moveColumn(order: Order, id: string, place: number, layout: Layout): Order {
  const others = order.filter((other) => other !== id);
  return group(others.toSpliced(Math.max(0, Math.min(place, others.length)), 0, id), layout);
}

/** Lays out the columns of an order that are to be visible; each keeps its width and pin. */
export function toLayout(order: Order, visible: ReadonlySet<string>, layout: Layout): Layout {
  const before = new Map(layout.map((column) => [column.id, column]));
  return order.filter((id) => visible.has(id)).map((id) => before.get(id) ?? { id });
}
