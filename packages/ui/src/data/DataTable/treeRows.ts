import type { DataTableProps, RowKey } from './DataTable.types.ts';

/** Describes where a row stands in a tree. */
export interface TreePlace {
  /** How deep the row is: 1 for those that are below no other. */
  readonly level: number;
  /** The position among the rows below the same one, from 1. */
  readonly position: number;
  /** How many rows are below the same one. */
  readonly size: number;
  /** How many rows are directly below it. */
  readonly count: number;
  /** Whether the rows below it are shown; undefined where there are none. */
  readonly isExpanded: boolean | undefined;
  /** The index of the row that it is below, or -1. */
  readonly parent: number;
  /** The index of the row at the top of its branch, among those of the table. */
  readonly root: number;
}

/** Describes the rows of a tree one below the other, as far as they are shown. */
export interface TreeRows<Row> {
  readonly rows: readonly (Row | undefined)[];
  readonly places: readonly TreePlace[];
  /** The index in `rows` of each row of the table, and behind the last one the number of rows. */
  readonly starts: readonly number[];
}

/** Lays the rows of a tree out one below the other: below an expanded row those that belong there. No row is laid out below itself. */
export function layTree<Row>(
  roots: readonly (Row | undefined)[],
  { getRowKey, getSubRows }: Required<Pick<DataTableProps<Row>, 'getRowKey' | 'getSubRows'>>,
  expanded: ReadonlySet<RowKey>,
): TreeRows<Row> {
  const rows: (Row | undefined)[] = [];
  const places: TreePlace[] = [];
  const starts: number[] = [];
  const above: RowKey[] = [];
  const lay = (siblings: readonly (Row | undefined)[], parent: number) => {
    const level = above.length + 1;
    for (const [index, row] of siblings.entries()) {
      if (parent < 0) starts.push(rows.length);
      const key = row === undefined ? undefined : getRowKey(row);
      const subRows = row === undefined || key === undefined || above.includes(key) ? [] : getSubRows(row);
      const count = subRows?.length ?? 0;
      const isExpanded = count > 0 && key !== undefined ? expanded.has(key) : undefined;
      const root = places[parent]?.root ?? index;
      rows.push(row);
      places.push({ level, position: index + 1, size: siblings.length, count, isExpanded, parent, root });
      if (!subRows || key === undefined || !isExpanded) continue;
      above.push(key);
      lay(subRows, rows.length - 1);
      above.pop();
    }
  };
  lay(roots, -1);
  starts.push(rows.length);
  return { rows, places, starts };
}

/** Describes rows that name the one that they are below. */
interface NestingOptions<Row> extends Pick<DataTableProps<Row>, 'getRowKey'> {
  /** All rows, in the order in which they are shown. */
  rows: readonly Row[];
  /** Returns the key of the row that a row is below; null where it is below none. */
  getParentKey: (row: Row) => RowKey | null;
}

/**
 * Nests rows that name the one that they are below, for the `rows` and `getSubRows` of a table; memoise what it returns. A row stands at the top where the
 * one that it is below is not among the rows.
 */
export function nestRows<Row>({
  rows,
  getParentKey,
  getRowKey,
}: NestingOptions<Row>): Required<Pick<DataTableProps<Row>, 'rows' | 'getSubRows'>> {
  const keys = new Set(rows.map(getRowKey));
  const below = Map.groupBy(rows, (row) => {
    const key = getParentKey(row);
    return key !== null && keys.has(key) ? key : null;
  });
  return { rows: below.get(null) ?? [], getSubRows: (row) => below.get(getRowKey(row)) };
}
