import { useMemo } from 'react';
import { useApi } from './ApiProvider.tsx';
import type { Resource } from './resource.ts';
import { useRecordCache } from './useRecordCache.ts';

/** Describes what is done with many records at once: all of it or nothing. */
interface BulkWrites {
  readonly update: (ids: readonly number[], values: object) => Promise<void>;
  readonly remove: (ids: readonly number[]) => Promise<void>;
}

/** Gives the functions that change and delete many records at once. */
export function useBulk(resource: Resource): BulkWrites {
  const { client } = useApi();
  const cache = useRecordCache(resource);
  return useMemo(() => {
    const run = (body: object) => client.request(resource.bulk, { body, isBackground: true });
    return {
      async update(ids, values) {
        await run({ ids, action: 'update', values });
        cache.refresh();
      },
      async remove(ids) {
        await run({ ids, action: 'delete' });
        cache.refreshLists();
      },
    };
  }, [cache, client, resource]);
}
