import type { ListSpec, SortKey } from '@bureau/contract';
import type { SortEntry } from '@bureau/ui';

/** Turns sort keys of the API (`-due_date`) into what a table shows. */
export function toSortEntries(keys: readonly string[]): readonly SortEntry[] {
  return keys.map((key) =>
    key.startsWith('-') ? { id: key.slice(1), direction: 'descending' } : { id: key, direction: 'ascending' },
  );
}

/** Turns what a table shows into sort keys of the API. */
export function toSortKeys<Spec extends ListSpec>(entries: readonly SortEntry[]): readonly SortKey<Spec>[] {
  return entries.map(({ id, direction }): SortKey<Spec> => (direction === 'descending' ? `-${id}` : id));
}
