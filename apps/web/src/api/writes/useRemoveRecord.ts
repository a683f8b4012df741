import { useApi } from '../ApiProvider.tsx';
import type { CoreResource } from '../resource.ts';
import { useRecordCache } from './useRecordCache.ts';
import { useWrite } from './useWrite.ts';

/** Describes the body of the call that deletes a record, where it is no DELETE. */
export type RemovalBody = Readonly<Record<string, unknown>>;

/** Returns the function that deletes a record. */
export function useRemoveRecord(
  resource: CoreResource,
): (id: number, body?: RemovalBody) => Promise<unknown> {
  const { client } = useApi();
  const { lists } = useRecordCache(resource);
  const write = useWrite();
  return (id, body = {}) => {
    const bodyOption = resource.remove.method === 'POST' && { body };
    return write(() => client.request(resource.remove, { params: { id }, ...bodyOption }), {
      invalidates: lists,
    });
  };
}
