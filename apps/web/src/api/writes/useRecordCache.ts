import type { List } from '@bureau/contract';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../ApiProvider.tsx';
import { answersBelow, answersOf, type KeyFilter, keyOf } from '../keys.ts';
import type { Identified, CoreResource } from '../resource.ts';
import { withChanges } from './customValues.ts';

/** Keeps the cached records of a resource in line with the writes. */
interface RecordCache {
  /** Changes fields of a record at once in the lists that hold it. Fields that a list does not have are ignored. */
  readonly patch: (id: number, fields: object) => Promise<unknown>;
  /** Stores the state in which a write left a record; an answer that is no record is ignored. */
  readonly store: (answer: unknown) => Promise<unknown>;
  /** Selects the lists of the resource with their groups, and what others can refer to. */
  readonly lists: KeyFilter;
  /** Selects everything of the resource: records, and what belongs to them, too. */
  readonly all: KeyFilter;
  /** Selects what a new record can be found in: {@link all} and {@link lists}. */
  readonly withNew: KeyFilter;
}

const isRecord = (answer: unknown): answer is Identified =>
  typeof answer === 'object' && answer !== null && 'id' in answer && 'version' in answer;

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
        answersOf(resource.list),
        (page) =>
          page && { ...page, data: page.data.map((item) => (item.id === id ? merge(item, fields) : item)) },
        { revalidate: false },
      );
    const lists = answersOf(resource.list, resource.groups, resource.picker);
    const all = answersBelow(resource.list.path);
    return {
      patch,
      async store(answer) {
        if (!isRecord(answer)) return;
        const key = keyOf(userId, resource.one, { params: { id: answer.id } });
        await mutate(key, answer, { revalidate: false });
        await patch(answer.id, answer);
      },
      lists,
      all,
      withNew: (key) => all(key) || lists(key),
    };
  }, [mutate, resource, userId]);
}
