import type { List } from '@bureau/contract';
import { useCallback, useEffect, useRef } from 'react';
import { useApi } from './ApiProvider.tsx';
import { listPageSize, pageOf } from './listPageSize.ts';
import type { RecordOrder } from './listPageStore.ts';
import type { CoreResource, Identified } from './resource.ts';

/** Keeps the order of a list for the pages of its records. */
export function useKeepOrder(resource: CoreResource, { query, rows }: RecordOrder): void {
  const { listPages } = useApi();
  useEffect(() => {
    if (rows.length > 0) listPages.orders.set(resource.list.id, { query, rows });
  });
}

/** Returns the function that tells which records a list shows by now, and where. It stays the same. */
export function useShownRows<Item extends Identified>(
  resource: CoreResource,
): () => readonly (Item | undefined)[] {
  const { listPages } = useApi();
  return useCallback(
    () => (listPages.orders.get(resource.list.id)?.rows ?? []) as readonly (Item | undefined)[],
    [listPages, resource],
  );
}

interface Neighbours {
  /** Whether there is a record before the present one, and one after it; undefined where it was not found in a list. */
  readonly before: boolean;
  readonly after: boolean;
  /** Returns the id of the record that is so many places away. */
  readonly find: (by: 1 | -1) => Promise<number | undefined>;
}

/** Returns the way from a record to those beside it, in the list that it was opened from; undefined for one that no list has shown. */
export function useNeighbours(resource: CoreResource, id: number): Neighbours | undefined {
  const { client, listPages } = useApi();
  const lastPlace = useRef(-1);
  const orderNow = () => listPages.orders.get(resource.list.id) ?? { rows: [], query: undefined };
  const { rows } = orderNow();
  const place = rows.findIndex((row) => row?.id === id);
  useEffect(() => {
    if (place >= 0) lastPlace.current = place;
  });
  if (place < 0) return undefined;
  return {
    before: place > 0,
    after: place < rows.length - 1,
    async find(by) {
      const { query, rows: listed } = orderNow();
      const now = listed.findIndex((row) => row?.id === id);
      // what has left the list meanwhile has given its place to the one after it
      const next = now >= 0 ? now + by : lastPlace.current + Math.min(by, 0);
      const known = listed[next];
      if (known || query === undefined || next < 0 || next >= listed.length) return known?.id;
      const options = { query: { ...query, page: pageOf(next), per_page: listPageSize }, isBackground: true };
      const { data } = (await client.request(resource.list, options)) as List<Identified>;
      return data[next % listPageSize]?.id;
    },
  };
}
