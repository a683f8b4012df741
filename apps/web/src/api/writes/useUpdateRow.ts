import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { Identified, CoreResource } from '../resource.ts';
import { useRecordCache } from './useRecordCache.ts';
import type { Conflict, FieldsOf } from './useConflict.ts';
import { useSaveRecord } from './useSaveRecord.ts';

/** Describes the way to change the rows of a list. */
export interface UpdateRow<Item, Changes> {
  /**
   * Changes fields of a record in a list. They show at once, and are rolled back when the server refuses them. `version` is the one that was
   * on screen when the change was begun, and `before` the record as it was then; without both, it was begun with `item`. The function stays the same.
   */
  readonly updateRow: (item: Item, changes: Changes, version?: number, before?: object) => Promise<void>;
  readonly conflict: Conflict | null;
}

/** Returns the function that changes records where a list shows them. */
export function useUpdateRow<Item extends Identified, Changes extends object>(
  resource: CoreResource,
  fieldsOf: FieldsOf,
): UpdateRow<Item, Changes> {
  const { mutate } = useSWRConfig();
  const { all, patch } = useRecordCache(resource);
  const { conflict, save } = useSaveRecord<Changes>(resource, fieldsOf);
  const updateRow = useCallback(
    async (item: Item, changes: Changes, version?: number, opened?: object) => {
      const shown = new Map<string, unknown>(Object.entries(item));
      await patch(item.id, changes);
      try {
        await save(
          item.id,
          changes,
          version ?? item.version,
          opened ?? (version === undefined ? item : undefined),
        );
      } catch (error) {
        const before = Object.keys(changes).map((field) => [field, shown.get(field)] as const);
        await patch(item.id, Object.fromEntries(before));
        void mutate(all);
        throw error;
      }
    },
    [all, mutate, patch, save],
  );
  return { updateRow, conflict };
}
