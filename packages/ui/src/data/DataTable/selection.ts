import type { RowKey } from './DataTable.types.ts';

/** How much of what is loaded is selected. */
export type SelectionExtent = 'none' | 'some' | 'all';

/** Returns the selection with a row added, or taken out when it was in it. */
export function toggleKey(selected: ReadonlySet<RowKey>, key: RowKey): ReadonlySet<RowKey> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** Lists the keys of the loaded rows between two indexes, both ends included, in whichever order they are given. */
export function keysBetween<Row>(
  rows: readonly (Row | undefined)[],
  a: number,
  b: number,
  getRowKey: (row: Row) => RowKey,
): readonly RowKey[] {
  const keys: RowKey[] = [];
  const last = Math.min(Math.max(a, b), rows.length - 1);
  for (let index = Math.max(Math.min(a, b), 0); index <= last; index += 1) {
    const row = rows[index];
    if (row !== undefined) keys.push(getRowKey(row));
  }
  return keys;
}

/** Returns how much of the loaded rows is selected; a selection of rows that are not there any more is "some". */
export function extentOf<Row>(
  rows: readonly (Row | undefined)[],
  selected: ReadonlySet<RowKey>,
  getRowKey: (row: Row) => RowKey,
): SelectionExtent {
  if (selected.size === 0) return 'none';
  const loaded = rows.find((row) => row !== undefined);
  const isAll = rows.every((row) => row === undefined || selected.has(getRowKey(row)));
  return isAll && loaded !== undefined ? 'all' : 'some';
}
