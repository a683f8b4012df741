import { useState } from 'react';
import type { Identified, CoreResource } from '../resource.ts';
import { withChanges } from './customValues.ts';
import type { Conflict, FieldsOf } from './useConflict.ts';
import { useSaveRecord } from './useSaveRecord.ts';

/** Describes a record with the way to change it. */
export interface UpdateRecord<Rec, Changes> {
  /** The record, with the changes that are being saved. */
  readonly record: Rec | undefined;
  /**
   * Changes fields of the record. They show at once, and are rolled back when the server refuses them. `version` is the one that was on screen
   * when the change was begun, and `before` the record as it was then; without both, it was begun with what is on screen now.
   */
  readonly update: (changes: Changes, version?: number, before?: object) => Promise<void>;
  readonly conflict: Conflict | null;
}

/** Changes a record that is shown by itself. `onRefused` runs when the server refuses a change. */
export function useUpdateRecord<Rec extends Identified, Changes extends object>(
  resource: CoreResource,
  fieldsOf: FieldsOf,
  {
    id,
    data,
    onRefused,
  }: { readonly id: number; readonly data: Rec | undefined; readonly onRefused: () => void },
): UpdateRecord<Rec, Changes> {
  const { conflict, save } = useSaveRecord<Changes>(resource, fieldsOf);
  const [pending, setPending] = useState<readonly Changes[]>([]);

  async function update(changes: Changes, version?: number, opened?: object): Promise<void> {
    // without a version, what was shown is what was begun with
    const before = opened ?? (version === undefined ? data : undefined);
    setPending((others) => [...others, changes]);
    try {
      await save(id, changes, version ?? data?.version ?? 0, before);
    } catch (error) {
      onRefused();
      throw error;
    } finally {
      setPending((others) => others.filter((one) => one !== changes));
    }
  }

  const record = data && pending.reduce<Rec>(withChanges, data);
  return { record, update, conflict };
}
