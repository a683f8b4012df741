import { foldForSearch } from '../db/fold.ts';

/** Finds records by their names, without case and accents. */
export interface NameIndex<Item> {
  find(name: string): readonly Item[];
}

const fold = (name: string) => foldForSearch(name).replaceAll(/\s+/g, ' ').trim();

/** Creates an index of records by all the names that each is known by. */
export function createNameIndex<Item>(
  items: readonly Item[],
  namesOf: (item: Item) => readonly string[],
): NameIndex<Item> {
  const byName = new Map<string, Item[]>();
  for (const item of items) {
    for (const name of new Set(namesOf(item).map(fold))) {
      const others = byName.get(name);
      if (others === undefined) byName.set(name, [item]);
      else others.push(item);
    }
  }
  return { find: (name) => byName.get(fold(name)) ?? [] };
}
