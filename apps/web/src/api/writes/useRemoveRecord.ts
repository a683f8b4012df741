import { useApi } from '../ApiProvider.tsx';
import type { Resource } from '../resource.ts';
import { useWrite } from './useWrite.ts';

/** Returns the function that deletes a record. */
export function useRemoveRecord(resource: Resource): (id: number) => Promise<unknown> {
  const { client } = useApi();
  const write = useWrite(resource);
  return (id) => write(() => client.request(resource.remove, { params: { id } }), { invalidates: 'lists' });
}
