import { foldForSearch } from '../db/fold.ts';
import { mapInSlices } from './yieldToEventLoop.ts';

/** Finds records by their names, without case and accents. */
export interface NameIndex<Item> {
  find(name: string): readonly Item[];
}

const fold = (name: string) => foldForSearch(name).replaceAll(/\s+/g, ' ').trim();

/** Creates an index of records by all the names that each is known by. There may be 100,000 of them: others have their turn meanwhile. */
export async function createNameIndex<Item>(
  items: readonly Item[],
  namesOf: (item: Item) => readonly string[],
): Promise<NameIndex<Item>> {
  const byName = new Map<string, Item[]>();
  await mapInSlices(items, (item) => {
    for (const name of new Set(namesOf(item).map(fold))) {
      const others = byName.get(name);
      if (others === undefined) byName.set(name, [item]);
      else others.push(item);
    }
  });
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
export const withNameFallback = <Item>(index: NameIndex<Item>): NameIndex<Item> =>
  withFallback(index, {
    find(name) {
      const [, behind] = codeBefore.exec(name) ?? [];
      return behind === undefined ? [] : index.find(behind);
    },
  });

/** Finds records also by their names with the name of what they are in behind them: `editor (Design)`. */
export const indexWithin = <Item extends object>(
  index: NameIndex<Item>,
  places: NameIndex<{ readonly id: number }>,
): NameIndex<Item & { readonly within?: number }> =>
  withFallback<Item & { readonly within?: number }>(index, {
    find(text) {
      if (!text.endsWith(')')) return [];
      // both names may have brackets of their own
      return [...text.matchAll(/ ?\(/g)].flatMap(({ 0: bracket, index: start }) => {
        const [place, ...others] = places.find(text.slice(start + bracket.length, -1));
        if (place === undefined || others.length > 0) return [];
        return index.find(text.slice(0, start)).map((record) => ({ ...record, within: place.id }));
      });
    },
  });
