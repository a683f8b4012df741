import { useCallback } from 'react';
import { useApi } from '../ApiProvider.tsx';
import type { Identified, CoreResource } from '../resource.ts';
import { type Conflict, type FieldsOf, useConflict } from './useConflict.ts';
import { useRecordCache } from './useRecordCache.ts';
import { useWrite } from './useWrite.ts';

interface SaveRecord<Changes> {
  /**
   * Saves changes of a record that had this version when they were begun, after all earlier changes of it. Nobody is asked where somebody else has
   * changed other fields than these since it was as `before` says.
   */
  readonly save: (id: number, changes: Changes, version: number, before?: object) => Promise<unknown>;
  readonly conflict: Conflict | null;
}

/** Saves changes of records, and asks which one to keep when somebody else was faster. */
export function useSaveRecord<Changes extends object>(
  resource: CoreResource,
  fieldsOf: FieldsOf,
): SaveRecord<Changes> {
  const { client } = useApi();
  const { all, store } = useRecordCache(resource);
  const write = useWrite();
  const { conflict, settle } = useConflict();

  const save = useCallback(
    (id: number, changes: Changes, firstVersion: number, before?: object) => {
      const send = async (version: number) =>
        (await client.request(resource.update, {
          params: { id },
          body: { ...changes, version },
        })) as Identified;
      const target = { name: `${resource.name}/${id}`, version: firstVersion };
      return write((version) => settle(send, { changes, version, before, fieldsOf }), {
        target,
        store,
        invalidates: all,
      });
    },
    [all, client, fieldsOf, resource, settle, store, write],
  );

  return { save, conflict };
}
