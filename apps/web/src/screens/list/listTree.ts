import type { Filters } from '@bureau/contract';

/** Describes how the records of a list stand below others. */
export interface ListTree<Item> {
  /** Names the filter by the record that one is below. */
  readonly field: string;
  /** Returns how many records are directly below one. */
  readonly countOf: (item: Item) => number;
}

/** Returns whether a list is a tree: where all of its records are below the same one, or below none, so that none of them is below another. */
export function isTree(tree: Pick<ListTree<never>, 'field'> | undefined, filter: Filters = {}): boolean {
  const above = tree && filter[tree.field];
  return Array.isArray(above) && above.length === 1;
}
