import type { BodyOf, ListQuery } from '@bureau/contract';
import { useCallback, useState } from 'react';
import { useApi } from './ApiProvider.tsx';
import type { ChangesOf, ItemOf, RecordOf, Resource } from './resource.ts';
import { withChanges } from './customValues.ts';
import { type ListPages, useListPages } from './useListPages.ts';
import { type QueryResult, useRequest } from './useQuery.ts';
import { useRecordCache } from './useRecordCache.ts';
import { useRemoveRecord } from './useRemoveRecord.ts';
import { type Conflict, type FieldsOf, useSave } from './useSave.ts';

export interface OneResult<Rec, Changes> extends Omit<QueryResult<Rec>, 'data'> {
  /** Holds the record, with the changes in it that are being saved. */
  readonly record: Rec | undefined;
  /**
   * Changes fields of the record. They show at once, and are taken back when the server refuses them. `version` is the
   * one that was on screen when the change was begun.
   */
  readonly update: (changes: Changes, version?: number) => Promise<void>;
  readonly conflict: Conflict | null;
}

export interface ListResult<Item, Changes> extends ListPages<Item> {
  /** Changes fields of a record of the list, as {@link OneResult.update} does. The function stays the same. */
  readonly updateRow: (item: Item, changes: Changes, version?: number) => Promise<void>;
  readonly conflict: Conflict | null;
}

interface HookOptions<Rec> {
  /** Gives the fields of a record by the names that a change of them has, where these differ. */
  readonly fieldsOf?: (record: Rec) => object;
}

/** Makes the hooks of a resource: its list, one record of it, and the writes. */
export function createResourceHooks<R extends Resource>(
  resource: R,
  { fieldsOf = (record) => record }: HookOptions<RecordOf<R>> = {},
) {
  type Rec = RecordOf<R>;
  type Item = ItemOf<R>;
  type Changes = ChangesOf<R>;
  type Query = ListQuery<R['listSpec']>;
  const useSaveRecord = () => useSave<Changes>(resource, fieldsOf as FieldsOf);

  /** Lists the records that match a query, page by page as they come into view, and changes them. */
  function useList(query: Query, initialRow?: number): ListResult<Item, Changes> {
    const pages = useListPages<Item>(resource, query, initialRow);
    const cache = useRecordCache(resource);
    const { conflict, save } = useSaveRecord();
    const updateRow = useCallback(
      async (item: Item, changes: Changes, version = item.version) => {
        const shown = new Map<string, unknown>(Object.entries(item));
        await cache.patch(item.id, changes);
        try {
          await save(item.id, changes, version);
        } catch (error) {
          const before = Object.keys(changes).map((field) => [field, shown.get(field)] as const);
          await cache.patch(item.id, Object.fromEntries(before));
          cache.refresh();
          throw error;
        }
      },
      [cache, save],
    );
    return { ...pages, updateRow, conflict };
  }

  /** Reads a record, and changes it. */
  function useOne(id: number): OneResult<Rec, Changes> {
    const { conflict, save } = useSaveRecord();
    const { data, ...query } = useRequest<Rec>(resource.one, { params: { id } });
    const [pending, setPending] = useState<readonly Changes[]>([]);

    async function update(changes: Changes, version = data?.version ?? 0): Promise<void> {
      setPending((before) => [...before, changes]);
      try {
        await save(id, changes, version);
      } catch (error) {
        query.retry();
        throw error;
      } finally {
        setPending((before) => before.filter((one) => one !== changes));
      }
    }

    const record = data && pending.reduce<Rec>(withChanges, data);
    return { ...query, record, update, conflict };
  }

  /** Gives the function that creates a record. A repeated attempt after a lost answer creates it only once. */
  function useCreate(): (body: NonNullable<BodyOf<R['create']>>) => Promise<Rec> {
    const { client } = useApi();
    const cache = useRecordCache(resource);
    return async (body) => {
      const record = (await client.request(resource.create, { body })) as Rec;
      await cache.keep(record);
      cache.refresh();
      return record;
    };
  }

  const useRemove = () => useRemoveRecord(resource);

  return { useList, useOne, useCreate, useRemove };
}
