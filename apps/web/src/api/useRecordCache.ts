import type { List } from '@bureau/contract';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from './ApiProvider.tsx';
import { withChanges } from './customValues.ts';
import { isKeyOf, isUnder, keyOf } from './keys.ts';
import type { Identified, Resource } from './resource.ts';

/** Keeps what is known of a resource's records in step with the writes. */
interface RecordCache {
  /** Shows fields of a record at once in the lists that hold it. Fields that a list does not have are passed over. */
  readonly patch: (id: number, fields: object) => Promise<unknown>;
  /** Keeps the state in which a write left a record. */
  readonly keep: (record: Identified) => Promise<unknown>;
  /** Reads again what is on screen of the resource: lists, records, and what hangs on them. */
  readonly refresh: () => void;
  /** Reads again the lists on screen, when records are gone. */
  readonly refreshLists: () => void;
}

function merge<Item extends object>(item: Item, fields: object): Item {
  const known = Object.entries(fields).filter(([name]) => name in item);
  return withChanges(item, Object.fromEntries(known));
}

/** Gives the way to what is kept of a resource; the same as long as the user is. */
export function useRecordCache(resource: Resource): RecordCache {
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
    return {
      patch,
      async keep(record) {
        const key = keyOf(userId, resource.one, { params: { id: record.id } });
        await mutate(key, record, { revalidate: false });
        await patch(record.id, record);
      },
      refreshLists: () => void mutate((key) => isKeyOf(resource.list, key) || isKeyOf(resource.groups, key)),
      refresh: () => void mutate((key) => isUnder(resource.list.path, key)),
    };
  }, [mutate, resource, userId]);
}
