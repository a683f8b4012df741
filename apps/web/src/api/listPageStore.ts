/** Remembers the cache keys of the pages that were loaded of each list: a list may have thousands of pages, of which few are here. */
export interface ListPageStore {
  /** Remembers the serialized cache key of a page. `list` identifies the list with its query. */
  readonly add: (list: string, page: number, key: string) => void;
  /** Returns the cache keys of the known pages of a list, by page. */
  readonly pagesOf: (list: string) => ReadonlyMap<number, string>;
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
  };
}
