import { type BodyOf, type ListQuery, type Task, tasks } from '@bureau/contract';
import { useListPages } from '../api/useListPages.ts';
import { useRequest } from '../api/useQuery.ts';
import { useCreateRecord } from '../api/writes/useCreateRecord.ts';
import { useRemoveRecord } from '../api/writes/useRemoveRecord.ts';
import { useUpdateRecord } from '../api/writes/useUpdateRecord.ts';
import { useUpdateRow } from '../api/writes/useUpdateRow.ts';
import type { ItemOf } from '../api/resource.ts';

// What ListScreen, RecordScreen and CreateScreen do with the hooks of records, for tests of these hooks with tasks.

type Item = ItemOf<typeof tasks>;
type Changes = Omit<BodyOf<typeof tasks.update>, 'version'>;

const fieldsOf = (record: object) => record;

/** Lists the tasks that match a query, page by page as they come into view, and changes them. */
export function useList(query: ListQuery<typeof tasks.listSpec>, initialRow?: number) {
  const pages = useListPages<Item>(tasks, query, initialRow);
  return { ...pages, ...useUpdateRow<Item, Changes>(tasks, fieldsOf) };
}

/** Reads a task, and changes it. */
export function useOne(id: number) {
  const { data, ...query } = useRequest<Task>(tasks.one, { params: { id } });
  const updates = useUpdateRecord<Task, Changes>(tasks, fieldsOf, { id, data, onRefused: query.retry });
  return { ...query, ...updates };
}

export const useCreate = () => useCreateRecord<BodyOf<typeof tasks.create>, Task>(tasks);
export const useRemove = () => useRemoveRecord(tasks);
