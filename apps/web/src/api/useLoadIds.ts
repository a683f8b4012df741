import { type List, type ListQuery, perPage } from '@bureau/contract';
import { useApi } from './ApiProvider.tsx';
import type { Identified, CoreResource } from './resource.ts';

interface LoadIdsOptions {
  readonly signal: AbortSignal;
  /** Hears of the ids that are there so far, after every page. */
  readonly onProgress: (ids: ReadonlySet<number>) => void;
}

/** Returns the function that finds the ids of all records that match a query, page by page. */
export function useLoadIds(
  resource: CoreResource,
): (query: ListQuery, options: LoadIdsOptions) => Promise<ReadonlySet<number>> {
  const { client } = useApi();
  return async (query, { onProgress, signal }) => {
    const ids = new Set<number>();
    for (let page = 1, total = 1; (page - 1) * perPage.max < total; page += 1) {
      const options = {
        query: { ...query, page, per_page: perPage.max },
        isBackground: true,
        signal,
      };
      const answer = (await client.request(resource.list, options)) as List<Identified>;
      for (const { id } of answer.data) ids.add(id);
      total = answer.meta.total;
      onProgress(new Set(ids));
    }
    return ids;
  };
}
