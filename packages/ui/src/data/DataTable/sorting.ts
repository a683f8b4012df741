import type { SortDirection, SortEntry } from './DataTable.types.ts';

const next: Record<SortDirection, SortDirection | undefined> = {
  ascending: 'descending',
  descending: undefined,
};

/**
 * Returns the sort after a press on a column's header: ascending, then descending, then not sorted by it. A press that adds keeps the other
 * columns and their order; one that does not drops them.
 */
export function pressSort(sort: readonly SortEntry[], id: string, isAdding: boolean): readonly SortEntry[] {
  const entry = sort.find((candidate) => candidate.id === id);
  const direction = entry ? next[entry.direction] : 'ascending';
  const pressed: readonly SortEntry[] = direction ? [{ id, direction }] : [];
  if (!isAdding) return pressed;
  return entry
    ? sort.flatMap((candidate) => (candidate === entry ? pressed : [candidate]))
    : [...sort, ...pressed];
}

/** Returns whether two sorts order alike. */
export function isSameSort(a: readonly SortEntry[], b: readonly SortEntry[]): boolean {
  return (
    a === b ||
    (a.length === b.length &&
      a.every((entry, level) => entry.id === b[level]?.id && entry.direction === b[level].direction))
  );
}

/** Returns the sort by one column in a direction: by it alone, or with the levels that there are. */
export function sortBy(
  sort: readonly SortEntry[],
  id: string,
  direction: SortDirection,
  isAdding: boolean,
): readonly SortEntry[] {
  const entry: SortEntry = { id, direction };
  if (!isAdding) return [entry];
  const isSorted = sort.some((other) => other.id === id);
  return isSorted ? sort.map((other) => (other.id === id ? entry : other)) : [...sort, entry];
}
