import { useState } from 'react';

/** Describes what of a list is being removed, and the list as it is shown meanwhile. */
interface Removal<Item> {
  readonly removed: Item | undefined;
  readonly shown: readonly Item[];
  /** Begins to remove one, where it is known. */
  readonly begin: (item: Item | undefined) => void;
  /** Runs when the question is gone. */
  readonly end: () => void;
}

/** Keeps which item of a list is being removed: it stays in the list until the question is gone, which gives the focus back to it. */
export function useRemoval<Item>(items: readonly Item[]): Removal<Item> {
  const [removal, setRemoval] = useState<{ readonly removed: Item; readonly shown: readonly Item[] }>();
  return {
    removed: removal?.removed,
    shown: removal?.shown ?? items,
    begin: (item) => setRemoval(item && { removed: item, shown: items }),
    end: () => setRemoval(undefined),
  };
}
