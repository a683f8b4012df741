import { useMemo } from 'react';
import { ApiError } from './ApiError.ts';
import { useApi } from './ApiProvider.tsx';
import type { Resource } from './resource.ts';
import { useRecordCache } from './useRecordCache.ts';

/** Describes what is done with many records at once: all of it or nothing. */
interface BulkWrites {
  readonly update: (ids: readonly number[], values: object) => Promise<void>;
  readonly remove: (ids: readonly number[]) => Promise<void>;
}

/** Gives which records are not there any more, so that what was to be done with many of them was refused. */
export function findGone(error: unknown, ids: readonly number[]): ReadonlySet<number> {
  const refused = error instanceof ApiError ? error.fieldErrors : {};
  return new Set(ids.filter((_, index) => refused[`ids.${index}`] !== undefined));
}

/** Gives the functions that change and delete many records at once. What goes wrong is said by whoever calls. */
export function useBulk(resource: Resource): BulkWrites {
  const { client } = useApi();
  const cache = useRecordCache(resource);
  return useMemo(() => {
    const run = async (body: {
      readonly ids: readonly number[];
      readonly action: string;
      readonly values?: object;
    }) => {
      try {
        await client.request(resource.bulk, { body, isBackground: true, isSaidInPlace: true });
      } catch (error) {
        if (findGone(error, body.ids).size > 0) cache.refreshLists();
        throw error;
      }
    };
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
