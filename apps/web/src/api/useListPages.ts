import { type Endpoint, formatListQuery, type List, type ListGroup, type ListQuery } from '@bureau/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import type { ApiError } from './ApiError.ts';
import { useApi } from './ApiProvider.tsx';
import type { RequestOptions } from './client.ts';
import { type CacheKey, keyOf } from './keys.ts';
import { listPageSize, pageOf } from './listPageSize.ts';
import type { CoreResource } from './resource.ts';
import { useRequest } from './useQuery.ts';

/** The pages in view before anything was scrolled. */
const firstPages: readonly number[] = [1];

/** Describes a list of which only the pages that were looked at are here. */
export interface ListPages<Item> {
  /** A place for every record of the list; undefined where a record has not been loaded yet. */
  readonly rows: readonly (Item | undefined)[];
  /** How many records match; undefined until the first answer. */
  readonly total: number | undefined;
  /** The groups that the rows stand in, where the query asks for some. */
  readonly groups: readonly ListGroup[] | undefined;
  readonly error: ApiError | undefined;
  /** Why rows that are in view are missing, where others are there. */
  readonly rowsError: ApiError | undefined;
  /** Whether nothing can be shown yet. */
  readonly isLoading: boolean;
  /** Whether the rows still answer an earlier query, until the present one is answered. */
  readonly isStale: boolean;
  readonly onVisibleRowsChange: (rows: VisibleRows) => void;
  readonly retry: () => void;
}

interface RowRange {
  readonly first: number;
  readonly last: number;
}

/** The first and the last row that are in view, counted from 0, and where not all between them are, which. */
export interface VisibleRows extends RowRange {
  readonly parts?: readonly RowRange[];
}

interface Shown {
  readonly query: ListQuery;
  readonly identity: string;
  readonly total: number | undefined;
  readonly groups: readonly ListGroup[] | undefined;
}

interface View {
  readonly identity: string;
  readonly pages: readonly number[];
}

interface Groups {
  readonly data: readonly ListGroup[];
}

const optionsOf = (query: ListQuery, page: number) => ({ query: { ...query, page, per_page: listPageSize } });

/** Returns the options of the call that counts the groups of a list, which is one list whatever its order; null where it has none. */
const groupOptionsOf = (query: ListQuery) =>
  query.group === undefined ? null : { query: { ...query, sort: [] } };

/** Identifies a list with its query among the lists whose pages were loaded. */
const listOf = (endpoint: Endpoint, identity: string) => `${endpoint.id} ${identity}`;

/** Returns the pages that hold rows in view, in order. */
function pagesOf({ parts, ...all }: VisibleRows): number[] {
  const ends = (parts ?? [all]).flatMap(({ first, last }) => [pageOf(first), pageOf(last)]);
  return [...new Set(ends)];
}

/**
 * Reads a list page by page, as its rows come into view. While the answer to a changed query is awaited, the rows of the
 * query before stay.
 */
export function useListPages<Item>(
  // a list that cannot be grouped asks for no groups
  { list: endpoint, groups: groupsEndpoint = endpoint }: Pick<CoreResource, 'groups' | 'list'>,
  query: ListQuery,
  initialRow = 0,
): ListPages<Item> {
  const { client, listPages, userId } = useApi();
  const { cache, mutate } = useSWRConfig();
  const identity = JSON.stringify(formatListQuery(query));
  const [view, setView] = useState<View>(() => ({ identity, pages: [pageOf(initialRow)] }));
  // a changed query starts at the top
  const pages = view.identity === identity ? view.pages : firstPages;
  const firstPage = pages[0] ?? 1;
  const lastPage = pages.at(-1) ?? 1;

  const visibleRows = useRef<VisibleRows>(undefined);

  const groupOptions = groupOptionsOf(query);

  const [shown, setShown] = useState<Shown>(() => {
    // a list that was seen before is there at once
    const knownOf = (call: Endpoint, options: RequestOptions): unknown =>
      cache.get(unstable_serialize(keyOf(userId, call, options)))?.data;
    const list = knownOf(endpoint, optionsOf(query, firstPage)) as List<Item> | undefined;
    const counts = groupOptions && (knownOf(groupsEndpoint, groupOptions) as Groups | undefined);
    const isKnown = groupOptions === null || counts;
    return { query, identity, total: isKnown ? list?.meta.total : undefined, groups: counts?.data };
  });

  const isBackground = shown.total !== undefined;
  const start = useRequest<List<Item>>(endpoint, { ...optionsOf(query, firstPage), isBackground });
  const end = useRequest<List<Item>>(endpoint, { ...optionsOf(query, lastPage), isBackground });
  const counted = useRequest<Groups>(groupsEndpoint, groupOptions && { ...groupOptions, isBackground });

  // folded groups can bring rows of many pages together
  const between = pages.slice(1, -1);
  const [, , address] = keyOf(userId, endpoint, optionsOf(query, 1));
  const betweenKey: CacheKey = [userId, endpoint.id, `${address}&pages=${between.join()}`];
  const middle = useSWR<List<Item>, ApiError>(between.length === 0 ? null : betweenKey, async () => {
    const answers = await Promise.all(
      between.map(async (page) => {
        const options = optionsOf(query, page);
        const answer = (await client.request(endpoint, { ...options, isBackground: true })) as List<Item>;
        await mutate(keyOf(userId, endpoint, options), answer, { revalidate: false });
        return answer;
      }),
    );
    const [{ meta } = { meta: { total: 0, page: 1, per_page: listPageSize } }] = answers;
    return { data: answers.flatMap(({ data }) => data), meta };
  });

  const answered = start.data ?? end.data;
  const groups = counted.data?.data;
  if (answered && (groupOptions === null || groups)) {
    const next = { query, identity, total: answered.meta.total, groups };
    if (shown.identity !== identity || shown.total !== next.total || shown.groups !== groups) setShown(next);
  }

  useEffect(() => {
    const list = listOf(endpoint, identity);
    const known = listPages.pagesOf(list);
    for (const page of pages)
      if (!known.has(page))
        listPages.add(list, page, unstable_serialize(keyOf(userId, endpoint, optionsOf(query, page))));
    const seen = {
      keys: pages.map((page) => keyOf(userId, endpoint, optionsOf(query, page))),
      rows: visibleRows,
    };
    listPages.views.add(seen);
    return () => void listPages.views.delete(seen);
  });

  const rows = useMemo(() => {
    const total = shown.total ?? 0;
    const places = Array<Item | undefined>(total).fill(undefined);
    const put = (page: number, items: readonly Item[]) =>
      items.forEach((item, index) => {
        const place = (page - 1) * listPageSize + index;
        if (place < total) places[place] = item;
      });
    for (const [page, key] of listPages.pagesOf(listOf(endpoint, shown.identity))) {
      const loaded = cache.get(key)?.data as List<Item> | undefined;
      // a page of a longer or shorter list is out of date; what is in view is read again at once
      if (loaded && (loaded.meta.total === total || pages.includes(page))) put(page, loaded.data);
    }
    // a first answer that came with the page is remembered once it has been drawn
    if (start.data && shown.identity === identity) put(firstPage, start.data.data);
    // what is changed in them shows in this answer first
    for (const [index, page] of pages.slice(1, -1).entries())
      put(page, middle.data?.data.slice(index * listPageSize, (index + 1) * listPageSize) ?? []);
    return places;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the cached pages change with the answers
  }, [shown, start.data, end.data, middle.data, pages, cache, listPages, endpoint, identity, firstPage]);

  const error = start.error ?? end.error ?? counted.error;
  const isShown = shown.identity === identity && shown.total !== undefined;
  const unread = [start, end, middle].find((part) => part.error !== undefined && part.data === undefined);
  return {
    rows,
    total: shown.total,
    groups: shown.groups,
    error: isShown ? undefined : error,
    rowsError: isShown ? unread?.error : undefined,
    isLoading: shown.total === undefined && !error,
    isStale: shown.identity !== identity && !error,
    onVisibleRowsChange(visible) {
      visibleRows.current = visible;
      const next = pagesOf(visible);
      // nothing renders while rows of the same pages are scrolled
      if (next.join() !== pages.join()) setView({ identity, pages: next });
    },
    retry: () => {
      start.retry();
      if (end.error) end.retry();
      if (middle.error) void middle.mutate().catch(() => undefined);
      if (counted.error) counted.retry();
    },
  };
}
