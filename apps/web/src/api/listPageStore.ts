import type { ListQuery } from '@bureau/contract';
import type { CacheKey } from './keys.ts';
import type { Identified } from './resource.ts';

/** Describes the pages of a list that are looked at. */
export interface ListView {
  readonly keys: readonly CacheKey[];
  /** The rows in view, counted from 0; undefined until they are known. */
  readonly rows: { readonly current: { readonly first: number; readonly last: number } | undefined };
}

/** Describes the order in which records of a resource were listed last: that in which they are gone through one by one. */
export interface RecordOrder {
  /** A place for every record; undefined where one has not been loaded. */
  readonly rows: readonly (Identified | undefined)[];
  /** How they were asked for; undefined where all of them are there. */
  readonly query: ListQuery | undefined;
}

/** Remembers the cache keys of the pages that were loaded of each list: a list may have thousands of pages, of which few are here. */
export interface ListPageStore {
  /** Remembers the serialized cache key of a page. `list` identifies the list with its query. */
  readonly add: (list: string, page: number, key: string) => void;
  /** Returns the cache keys of the known pages of a list, by page. */
  readonly pagesOf: (list: string) => ReadonlyMap<number, string>;
  /** The lists that are looked at. */
  readonly views: Set<ListView>;
  /** The order in which the records of each list were shown last, by the name of its call. */
  readonly orders: Map<string, RecordOrder>;
}

const noPages: ReadonlyMap<number, string> = new Map();

/** Creates a store of list pages. It belongs to one cache. */
export function createListPageStore(): ListPageStore {
  const lists = new Map<string, Map<number, string>>();
  return {
    add(list, page, key) {
      const pages = lists.get(list) ?? new Map<number, string>();
      lists.set(list, pages.set(page, key));
    },
    pagesOf: (list) => lists.get(list) ?? noPages,
    views: new Set(),
    orders: new Map(),
  };
}
