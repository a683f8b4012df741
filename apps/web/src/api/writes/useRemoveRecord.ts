import { useApi } from '../ApiProvider.tsx';
import type { CoreResource } from '../resource.ts';
import { useRecordCache } from './useRecordCache.ts';
import { useWrite } from './useWrite.ts';

/** Returns the function that deletes a record. */
export function useRemoveRecord(resource: CoreResource): (id: number) => Promise<unknown> {
  const { client } = useApi();
  const { lists } = useRecordCache(resource);
  const write = useWrite();
  // where the call is no DELETE, it takes what else there is to say
  const said = resource.remove.method === 'POST' && { body: {} };
  return (id) =>
    write(() => client.request(resource.remove, { params: { id }, ...said }), { invalidates: lists });
}
