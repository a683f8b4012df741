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

/** Matches a code with a name behind it. */
const codeBefore = /^\p{L}{1,10}-?\d+ (.+)$/u;

/** Lets records be found whose codes were others elsewhere: by the name alone, where there is none with the code before it. */
export const alsoWithoutCode = <Item>({ find }: NameIndex<Item>): NameIndex<Item> => ({
  find(name) {
    const found = find(name);
    const [, behind] = found.length > 0 ? [] : (codeBefore.exec(name) ?? []);
    return behind === undefined ? found : find(behind);
  },
});
