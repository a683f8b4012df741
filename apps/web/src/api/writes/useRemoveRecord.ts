import { useApi } from '../ApiProvider.tsx';
import type { CoreResource } from '../resource.ts';
import { useRecordCache } from './useRecordCache.ts';
import { useWrite } from './useWrite.ts';

/** Returns the function that deletes a record. */
export function useRemoveRecord(resource: CoreResource): (id: number) => Promise<unknown> {
  const { client } = useApi();
  const { lists } = useRecordCache(resource);
  const write = useWrite();
  return (id) => write(() => client.request(resource.remove, { params: { id } }), { invalidates: lists });
}
