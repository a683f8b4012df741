import { useApi } from '../ApiProvider.tsx';
import type { Identified, CoreResource } from '../resource.ts';
import { useRecordCache } from './useRecordCache.ts';
import { useWrite } from './useWrite.ts';

/** Returns the function that creates a record. A repeated attempt after a lost answer creates it only once. */
export function useCreateRecord<Body, Rec extends Identified>(
  resource: CoreResource,
): (body: Body) => Promise<Rec> {
  const { client } = useApi();
  const { store, withNew } = useRecordCache(resource);
  const write = useWrite();
  return (body) =>
    write(() => client.request(resource.create, { body }) as Promise<Rec>, { store, invalidates: withNew });
}
