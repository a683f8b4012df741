import type { BodyOf, ListQuery } from '@bureau/contract';
import type { ChangesOf, ItemOf, RecordOf, CoreResource } from './resource.ts';
import { type ListPages, useListPages } from './useListPages.ts';
import { type QueryResult, useRequest } from './useQuery.ts';
import { useCreateRecord } from './writes/useCreateRecord.ts';
import { useRemoveRecord } from './writes/useRemoveRecord.ts';
import type { FieldsOf } from './writes/useSaveRecord.ts';
import { type UpdateRecord, useUpdateRecord } from './writes/useUpdateRecord.ts';
import { type UpdateRow, useUpdateRow } from './writes/useUpdateRow.ts';

/** Describes a record that is read and changed by itself. */
export interface OneResult<Rec, Changes> extends Omit<QueryResult<Rec>, 'data'>, UpdateRecord<Rec, Changes> {}

/** Describes a list whose records are changed in place. */
export interface ListResult<Item, Changes> extends ListPages<Item>, UpdateRow<Item, Changes> {}

interface HookOptions<Rec> {
  /** Returns the fields of a record by the names that a change of them has, where these differ. */
  readonly fieldsOf?: (record: Rec) => object;
}

/** Creates the hooks of a resource: its list, one record of it, and the writes. */
export function createResourceHooks<R extends CoreResource>(
  resource: R,
  { fieldsOf: fieldsOfRecord = (record) => record }: HookOptions<RecordOf<R>> = {},
) {
  type Rec = RecordOf<R>;
  type Item = ItemOf<R>;
  type Changes = ChangesOf<R>;
  type Query = ListQuery<R['listSpec']>;

  const fieldsOf = fieldsOfRecord as FieldsOf;

  /** Lists the records that match a query, page by page as they come into view, and changes them. */
  function useList(query: Query, initialRow?: number): ListResult<Item, Changes> {
    const pages = useListPages<Item>(resource, query, initialRow);
    return { ...pages, ...useUpdateRow<Item, Changes>(resource, fieldsOf) };
  }

  /** Reads a record, and changes it. */
  function useOne(id: number): OneResult<Rec, Changes> {
    const { data, ...query } = useRequest<Rec>(resource.one, { params: { id } });
    const updates = useUpdateRecord<Rec, Changes>(resource, fieldsOf, { id, data, onRefused: query.retry });
    return { ...query, ...updates };
  }

  const useCreate = () => useCreateRecord<NonNullable<BodyOf<R['create']>>, Rec>(resource);
  const useRemove = () => useRemoveRecord(resource);

  return { useList, useOne, useCreate, useRemove };
}
