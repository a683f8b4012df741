import type { List } from '@bureau/contract';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../ApiProvider.tsx';
import { isKeyOf, isUnder, keyOf } from '../keys.ts';
import type { Identified, CoreResource } from '../resource.ts';
import { withChanges } from './customValues.ts';

/** Names a part of the cache: the lists of a resource with their groups, or everything of it: records, and what belongs to them, too. */
export type CachePart = 'lists' | 'resource';

/** Keeps the cached records of a resource in line with the writes. */
interface RecordCache {
  /** Changes fields of a record at once in the lists that hold it. Fields that a list does not have are ignored. */
  readonly patch: (id: number, fields: object) => Promise<unknown>;
  /** Stores the state in which a write left a record. */
  readonly store: (record: Identified) => Promise<unknown>;
  /** Reads again what is on screen of a part of the cache. */
  readonly invalidate: (part: CachePart) => void;
}

function merge<Item extends object>(item: Item, fields: object): Item {
  const known = Object.entries(fields).filter(([name]) => name in item);
  return withChanges(item, Object.fromEntries(known));
}

/** Returns the cache of a resource; the same object for as long as the user stays the same. */
export function useRecordCache(resource: CoreResource): RecordCache {
  const { userId } = useApi();
  const { mutate } = useSWRConfig();
  return useMemo(() => {
    const patch = (id: number, fields: object) =>
      mutate<List<Identified>>(
        (key) => isKeyOf(resource.list, key),
        (page) =>
          page && { ...page, data: page.data.map((item) => (item.id === id ? merge(item, fields) : item)) },
        { revalidate: false },
      );
    const isPartOf = {
      lists: (key: unknown) =>
        [resource.list, resource.groups].some((endpoint) => endpoint && isKeyOf(endpoint, key)),
      resource: (key: unknown) => isUnder(resource.list.path, key),
    };
    return {
      patch,
      async store(record) {
        const key = keyOf(userId, resource.one, { params: { id: record.id } });
        await mutate(key, record, { revalidate: false });
        await patch(record.id, record);
      },
      invalidate: (part) => void mutate(isPartOf[part]),
    };
  }, [mutate, resource, userId]);
}
