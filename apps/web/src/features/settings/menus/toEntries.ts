import type { MenuRecord } from '@bureau/contract';
import { moveEntry, type SortableListEntry, type SortableListMove } from '@bureau/ui';

/** Returns the items of the menu as entries of a list that can be sorted, with the moves that are on their way to the server. */
export function toEntries(
  items: readonly MenuRecord[],
  moves: readonly SortableListMove[],
  translate: (text: string) => string,
): readonly SortableListEntry[] {
  const entryOf = ({ id, text }: MenuRecord): SortableListEntry => ({
    id: String(id),
    label: translate(text),
    children: items.filter((item) => item.parent_id === id).map(entryOf),
  });
  const entries = items.filter((item) => item.parent_id === null).map(entryOf);
  return moves.reduce<readonly SortableListEntry[]>(moveEntry, entries);
}
