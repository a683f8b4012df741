import { useMemo } from 'react';
import { ApiError } from '../ApiError.ts';
import { useApi } from '../ApiProvider.tsx';
import type { KeyFilter } from '../keys.ts';
import type { Answering } from '../resource.ts';
import type { RemovalBody } from './useRemoveRecord.ts';
import { useRecordCache } from './useRecordCache.ts';
import { useWrite } from './useWrite.ts';

/** Changes or deletes many records at once: all of them or none. */
interface BulkWrites {
  readonly update: (ids: readonly number[], values: object) => Promise<unknown>;
  readonly remove: (ids: readonly number[], body?: RemovalBody) => Promise<unknown>;
}

/** Returns which records no longer exist, so that a write to many was refused. */
export function findMissing(error: unknown, ids: readonly number[]): ReadonlySet<number> {
  const refused = error instanceof ApiError ? error.fieldErrors : {};
  return new Set(ids.filter((_, index) => refused[`ids.${index}`] !== undefined));
}

/** Returns the functions that change and delete many records at once. The caller shows what goes wrong. */
export function useBulkWrites(resource: Answering<'bulk'>): BulkWrites {
  const { client } = useApi();
  const { all, lists } = useRecordCache(resource);
  const write = useWrite();
  return useMemo(() => {
    const run = (ids: readonly number[], invalidates: KeyFilter, action: object) =>
      write(
        () =>
          client.request(resource.bulk, {
            body: { ids, ...action },
            isBackground: true,
            handlesErrors: true,
          }),
        { invalidates, isOutdatedBy: (error) => findMissing(error, ids).size > 0 },
      );
    return {
      update: (ids, values) => run(ids, all, { action: 'update', values }),
      remove: (ids, values = {}) =>
        run(ids, lists, { action: 'delete', ...(Object.keys(values).length > 0 && { values }) }),
    };
  }, [all, client, lists, resource, write]);
}
