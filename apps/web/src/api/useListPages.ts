import { formatListQuery, type Endpoint, type List, type ListQuery } from '@bureau/contract';
import { useMemo, useState } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import type { ApiError } from './ApiError.ts';
import { useApi } from './ApiProvider.tsx';
import { keyOf } from './keys.ts';
import { useRequest } from './useQuery.ts';

/** Gives how many records are asked for at once while a list is scrolled. */
const pageSize = 100;

/** Describes a list of which only the pages that were looked at are here. */
export interface ListPages<Item> {
  /** Holds a place for every record of the list; undefined where a record has not been loaded yet. */
  readonly rows: readonly (Item | undefined)[];
  /** Holds how many records match; undefined until the first answer. */
  readonly total: number | undefined;
  readonly error: ApiError | undefined;
  /** Tells that nothing can be shown yet. */
  readonly isLoading: boolean;
  /** Tells that the rows still answer an earlier query, until the present one is answered. */
  readonly isStale: boolean;
  readonly onVisibleRowsChange: (rows: VisibleRows) => void;
  readonly retry: () => void;
}

/** Gives the first and the last row that are in view, counted from 0. */
export interface VisibleRows {
  readonly first: number;
  readonly last: number;
}

interface Shown {
  readonly query: ListQuery;
  readonly identity: string;
  readonly total: number | undefined;
}

const optionsOf = (query: ListQuery, page: number) => ({ query: { ...query, page, per_page: pageSize } });
const pageOf = (row: number) => Math.floor(row / pageSize) + 1;

/**
 * Reads a list page by page, as its rows come into view. While the answer to a changed query is awaited, the rows of the
 * query before stay.
 */
export function useListPages<Item>(endpoint: Endpoint, query: ListQuery, initialRow = 0): ListPages<Item> {
  const { userId } = useApi();
  const { cache } = useSWRConfig();
  const identity = JSON.stringify(formatListQuery(query));
  const [view, setView] = useState({ identity, firstPage: pageOf(initialRow), lastPage: pageOf(initialRow) });
  // a changed query starts at the top
  const { firstPage, lastPage } = view.identity === identity ? view : { firstPage: 1, lastPage: 1 };

  const [shown, setShown] = useState<Shown>(() => {
    // a list that was seen before is there at once
    const known = cache.get(unstable_serialize(keyOf(userId, endpoint, optionsOf(query, firstPage))));
    return { query, identity, total: (known?.data as List<Item> | undefined)?.meta.total };
  });

  const isBackground = shown.total !== undefined;
  const start = useRequest<List<Item>>(endpoint, { ...optionsOf(query, firstPage), isBackground });
  const end = useRequest<List<Item>>(endpoint, { ...optionsOf(query, lastPage), isBackground });

  const answered = start.data ?? end.data;
  if (answered && (shown.identity !== identity || shown.total !== answered.meta.total))
    setShown({ query, identity, total: answered.meta.total });

  const rows = useMemo(() => {
    const total = shown.total ?? 0;
    const places = Array<Item | undefined>(total).fill(undefined);
    const cacheKeyOf = (page: number) =>
      unstable_serialize(keyOf(userId, endpoint, optionsOf(shown.query, page)));
    // a list may have hundreds of pages, of which few are here: the name of one is made from that of another
    const firstKey = cacheKeyOf(1);
    const [before, after] = cacheKeyOf(2).split(/(?<=[?&]page=)2(?=&|")/);
    for (let page = 1; page <= pageOf(total - 1); page += 1) {
      const key = page === 1 ? firstKey : `${before}${page}${after}`;
      const known = cache.get(key)?.data as List<Item> | undefined;
      // a page of a longer or shorter list is out of date; what is in view is read again at once
      const isCurrent = known?.meta.total === total || page === firstPage || page === lastPage;
      if (!known || !isCurrent) continue;
      known.data.forEach((item, index) => {
        const place = (page - 1) * pageSize + index;
        if (place < total) places[place] = item;
      });
    }
    return places;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the cache changes with the pages in view
  }, [shown, start.data, end.data, firstPage, lastPage, cache, userId, endpoint]);

  const error = start.error ?? end.error;
  return {
    rows,
    total: shown.total,
    error: shown.identity === identity && shown.total !== undefined ? undefined : error,
    isLoading: shown.total === undefined && !error,
    isStale: shown.identity !== identity && !error,
    onVisibleRowsChange({ first, last }) {
      const next = { identity, firstPage: pageOf(first), lastPage: pageOf(last) };
      // nothing renders while rows of the same pages are scrolled
      if (next.firstPage !== firstPage || next.lastPage !== lastPage) setView(next);
    },
    retry: () => {
      start.retry();
      if (end.error) end.retry();
    },
  };
}
