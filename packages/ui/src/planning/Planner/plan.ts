import type { Span } from './days.ts';
import { spanOf } from './move.ts';
import type { PlannerItem } from './Planner.types.ts';

/** Describes an item in its row. */
export interface PlanRow<Item extends PlannerItem = PlannerItem> {
  readonly item: Item;
  /** Counts from 1. */
  readonly level: number;
  /** The row of what it is below, or -1. */
  readonly parent: number;
  /** Its place among those with the same parent, from 1, and how many these are. */
  readonly position: number;
  readonly size: number;
  /** Undefined where there is nothing below. */
  readonly isExpanded: boolean | undefined;
  /** The days of its bar: its own, or those of all below. */
  readonly span: Span | undefined;
  /** Whether the days are those of what is below, so that they change with it alone. */
  readonly isDerived: boolean;
}

/** Describes the rows of a plan. */
export interface Plan<Item extends PlannerItem = PlannerItem> {
  readonly rows: readonly PlanRow<Item>[];
  /** Returns the row of an item, or -1 where it is not shown. */
  readonly rowOf: (id: string) => number;
  /** Names the items that have others below. */
  readonly parentIds: readonly string[];
}

const unite = (a: Span | undefined, b: Span | undefined): Span | undefined =>
  a && b ? { start: Math.min(a.start, b.start), end: Math.max(a.end, b.end) } : (a ?? b);

/** Lists items by what they are below. What is below something unknown, or below itself, stands at the top. */
function listChildren<Item extends PlannerItem>(items: readonly Item[]): ReadonlyMap<string | null, Item[]> {
  const parentOf = new Map(items.map(({ id, parentId = null }) => [id, parentId]));
  const rooted = new Set<string>();
  const isRooted = (id: string) => {
    const way = new Set<string>();
    let at: string | null = id;
    while (at !== null && !rooted.has(at) && !way.has(at)) {
      way.add(at);
      const parent: string | null = parentOf.get(at) ?? null;
      at = parent !== null && parentOf.has(parent) ? parent : null;
    }
    const isCircle = at !== null && way.has(at);
    if (!isCircle) for (const one of way) rooted.add(one);
    return !isCircle;
  };
  const children = new Map<string | null, Item[]>();
  for (const item of items) {
    const { id, parentId = null } = item;
    const parent = parentId !== null && parentOf.has(parentId) && isRooted(id) ? parentId : null;
    const siblings = children.get(parent);
    if (siblings) siblings.push(item);
    else children.set(parent, [item]);
  }
  return children;
}

/** Lays items in rows: each below its parent, those of one parent in the order in which they come. */
export function layPlan<Item extends PlannerItem>(
  items: readonly Item[],
  collapsed: ReadonlySet<string>,
): Plan<Item> {
  const children = listChildren(items);
  const rows: PlanRow<Item>[] = [];
  const rowIds = new Map<string, number>();
  const parentIds: string[] = [];
  // what is collapsed still counts for the days of its parents
  const lay = (id: string | null, level: number, parent: number, isShown: boolean): Span | undefined => {
    const siblings = children.get(id) ?? [];
    let whole: Span | undefined;
    siblings.forEach((item, index) => {
      const hasChildren = children.has(item.id);
      const isExpanded = hasChildren ? !collapsed.has(item.id) : undefined;
      const row = rows.length;
      if (isShown) {
        rows.push({
          item,
          level,
          parent,
          position: index + 1,
          size: siblings.length,
          isExpanded,
          span: undefined,
          isDerived: false,
        });
        rowIds.set(item.id, row);
      }
      if (hasChildren) parentIds.push(item.id);
      const below = hasChildren && lay(item.id, level + 1, row, isShown && isExpanded === true);
      const own = spanOf(item);
      const span = own ?? (below || undefined);
      const placed = rows[row];
      if (isShown && placed)
        rows[row] = { ...placed, span, isDerived: own === undefined && span !== undefined };
      whole = unite(whole, unite(own, below || undefined));
    });
    return whole;
  };
  lay(null, 1, -1, true);
  return { rows, rowOf: (id) => rowIds.get(id) ?? -1, parentIds };
}

/** Returns the days of all items and their baselines, and others. */
export function rangeOf(items: readonly PlannerItem[], others: Span): Span {
  return items.reduce<Span>((whole, { baseline, ...dates }) => {
    const own = unite(whole, spanOf(dates));
    return unite(own, baseline ? spanOf(baseline) : undefined) ?? whole;
  }, others);
}
