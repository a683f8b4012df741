import type { SortableListEntry, SortableListMove } from './SortableList.types.ts';

type Entries = readonly SortableListEntry[];

/** Names the steps that keys and menus move an entry by. */
export type Step = 'up' | 'down' | 'in' | 'out';

const childrenOf = ({ children = [] }: SortableListEntry): Entries => children;

/** Returns the entries beside one another that have a parent; `null` for the first level. */
export const siblingsOf = (entries: Entries, parentId: string | null): Entries =>
  parentId === null ? entries : (entries.find(({ id }) => id === parentId)?.children ?? []);

/** Returns where an entry stands. */
export function placeOf(entries: Entries, id: string): SortableListMove | undefined {
  const index = entries.findIndex((entry) => entry.id === id);
  if (index >= 0) return { id, parentId: null, index };
  for (const entry of entries) {
    const below = childrenOf(entry).findIndex((child) => child.id === id);
    if (below >= 0) return { id, parentId: entry.id, index: below };
  }
  return undefined;
}

/** Returns an entry, wherever it stands. */
export const findEntry = (entries: Entries, id: string): SortableListEntry | undefined =>
  entries.flatMap((entry) => [entry, ...childrenOf(entry)]).find((entry) => entry.id === id);

/** Returns whether nothing stands below an entry. */
const isLeaf = (entries: Entries, id: string) => !findEntry(entries, id)?.children?.length;

/** Returns the entries after a move. */
export function moveEntry(entries: Entries, { id, parentId, index }: SortableListMove): Entries {
  const moved = findEntry(entries, id);
  if (!moved) return entries;
  const rest = entries
    .filter((entry) => entry.id !== id)
    .map((entry) =>
      entry.children ? { ...entry, children: entry.children.filter((child) => child.id !== id) } : entry,
    );
  if (parentId === null) return rest.toSpliced(index, 0, moved);
  return rest.map((entry) =>
    entry.id === parentId ? { ...entry, children: childrenOf(entry).toSpliced(index, 0, moved) } : entry,
  );
}

/** Returns where a step leads an entry; undefined where it leads nowhere. */
export function stepFrom(
  entries: Entries,
  id: string,
  step: Step,
  canNest: boolean,
): SortableListMove | undefined {
  const place = placeOf(entries, id);
  if (!place) return undefined;
  const { index, parentId } = place;
  const siblings = siblingsOf(entries, parentId);
  if (step === 'up') return index > 0 ? { id, parentId, index: index - 1 } : undefined;
  if (step === 'down') return index < siblings.length - 1 ? { id, parentId, index: index + 1 } : undefined;
  if (step === 'out') {
    if (parentId === null) return undefined;
    return { id, parentId: null, index: entries.findIndex((entry) => entry.id === parentId) + 1 };
  }
  const above = siblings[index - 1];
  if (!canNest || parentId !== null || !above || !isLeaf(entries, id)) return undefined;
  return { id, parentId: above.id, index: childrenOf(above).length };
}

/** Where a pointer is over a row: above or below its middle, or so far in that what is dropped there goes below it. */
export type DropSpot = 'before' | 'after' | 'into';

/** Returns where an entry goes that is dropped at another one; undefined where it cannot stand there. */
export function dropAt(
  entries: Entries,
  id: string,
  overId: string,
  spot: DropSpot,
  canNest: boolean,
): SortableListMove | undefined {
  if (id === overId) return undefined;
  const rest = moveEntry(entries, { id, parentId: null, index: entries.length });
  const over = placeOf(rest, overId);
  if (!over) return undefined;
  if (over.parentId !== null && !(canNest && isLeaf(entries, id))) {
    const parent = placeOf(rest, over.parentId);
    return parent && { id, parentId: null, index: parent.index + 1 };
  }
  if (spot === 'into' && canNest && isLeaf(entries, id) && over.parentId === null) {
    const below = siblingsOf(rest, overId).filter((entry) => entry.id !== id);
    return { id, parentId: overId, index: below.length };
  }
  return { id, parentId: over.parentId, index: spot === 'before' ? over.index : over.index + 1 };
}
