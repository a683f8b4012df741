import type { ListGroup } from '@bureau/contract';
import type { TreeEntry } from '@bureau/ui';

/** The entry of all articles. */
export const all = 'all';

interface Category {
  readonly id: number;
  readonly name: string;
  readonly parent_id: number | null;
}

/** Returns a category and all that are below it. */
export function idsBelow(categories: readonly Category[], id: number): readonly number[] {
  const children = categories.filter(({ parent_id: parentId }) => parentId === id);
  return [id, ...children.flatMap((child) => idsBelow(categories, child.id))];
}

/** Returns the entries of a tree of categories, below one for all articles. Each says how many articles it and those below it hold. */
export function entriesOf(
  categories: readonly Category[],
  groups: readonly Pick<ListGroup, 'id' | 'count'>[],
  nameOfAll: string,
  locale: string,
): readonly TreeEntry[] {
  const known = new Set(categories.map(({ id }) => id));
  const write = (count: number) => count.toLocaleString(locale);
  const countIn = (ids: readonly (number | null)[]) =>
    groups.reduce((sum, { id, count }) => (ids.includes(id) ? sum + count : sum), 0);
  const toEntry = ({ id, name }: Category): TreeEntry => {
    const children = categories.filter((one) => one.parent_id === id).map(toEntry);
    return {
      id: String(id),
      label: name,
      detail: write(countIn(idsBelow(categories, id))),
      ...(children.length > 0 && { children }),
    };
  };
  // what is below a category that is not there stands at the top
  const top = categories.filter(({ parent_id: id }) => id === null || !known.has(id));
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  return [{ id: all, label: nameOfAll, detail: write(total) }, ...top.map(toEntry)];
}
