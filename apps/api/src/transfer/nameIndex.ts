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

/** Finds in one index, and what is not there in another. */
export const withFallback = <Item>(index: NameIndex<Item>, fallback: NameIndex<Item>): NameIndex<Item> => ({
  find(name) {
    const found = index.find(name);
    return found.length > 0 ? found : fallback.find(name);
  },
});

/** Matches a code with a name behind it. */
const codeBefore = /^\p{L}{1,10}-?\d+ (.+)$/u;

/** Lets records be found whose codes were others elsewhere: by the name alone, where there is none with the code before it. */
export const alsoWithoutCode = <Item>(index: NameIndex<Item>): NameIndex<Item> =>
  withFallback(index, {
    find(name) {
      const [, behind] = codeBefore.exec(name) ?? [];
      return behind === undefined ? [] : index.find(behind);
    },
  });
