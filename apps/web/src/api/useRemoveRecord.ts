import { useApi } from './ApiProvider.tsx';
import type { Resource } from './resource.ts';
import { useRecordCache } from './useRecordCache.ts';

/** Gives the function that deletes a record. */
export function useRemoveRecord(resource: Resource): (id: number) => Promise<void> {
  const { client } = useApi();
  const cache = useRecordCache(resource);
  return async (id) => {
    await client.request(resource.remove, { params: { id } });
    cache.refreshLists();
  };
}
