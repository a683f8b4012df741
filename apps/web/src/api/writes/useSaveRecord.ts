import { useCallback, useState } from 'react';
import { ApiError } from '../ApiError.ts';
import { useApi } from '../ApiProvider.tsx';
import type { Identified, CoreResource } from '../resource.ts';
import { flattenFields } from './customValues.ts';
import { useRecordCache } from './useRecordCache.ts';
import { useWrite } from './useWrite.ts';

/** Describes a change that conflicts with one that somebody else made first. One of the two must be chosen. */
export interface Conflict {
  /** The fields that I changed, custom ones by their own names: `custom_fields.size`. */
  readonly mine: object;
  /** The fields of the record as the other person left it, by the same names. */
  readonly theirs: object;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
  /** Chooses neither: the change fails, and can be made again. */
  readonly dismiss: () => void;
}

type Choice = 'mine' | 'theirs' | 'neither';

/** Returns the fields of a record by the names that a change of them has. */
export type FieldsOf = (record: object) => object;

interface SaveRecord<Changes> {
  /**
   * Saves changes of a record that had this version when they were begun, after all earlier changes of it. Nobody is asked where somebody else has
   * changed other fields than these since it was as `before` says.
   */
  readonly save: (id: number, changes: Changes, version: number, before?: object) => Promise<unknown>;
  readonly conflict: Conflict | null;
}

/** Returns whether a record already has the changed values: an earlier attempt succeeded although its answer was lost. */
function hasChanges(fields: object, changes: object): boolean {
  const current = new Map(Object.entries(fields));
  return Object.entries(changes).every(
    ([field, value]) => JSON.stringify(current.get(field) ?? null) === JSON.stringify(value),
  );
}

/** Saves changes of records, and asks which one to keep when somebody else was faster. */
export function useSaveRecord<Changes extends object>(
  resource: CoreResource,
  fieldsOf: FieldsOf,
): SaveRecord<Changes> {
  const { client } = useApi();
  const { all, store } = useRecordCache(resource);
  const write = useWrite();
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const save = useCallback(
    (id: number, changes: Changes, firstVersion: number, before?: object) => {
      const mine = flattenFields(changes);
      const was = before && new Map(Object.entries(flattenFields(fieldsOf(before))));
      const replaced = Object.keys(mine).map((field) => [field, was?.get(field) ?? null]);
      const ask = (theirs: object) =>
        new Promise<Choice>((resolve) => {
          const choose = (choice: Choice) => () => {
            setConflict(null);
            resolve(choice);
          };
          setConflict({
            mine,
            theirs,
            keepMine: choose('mine'),
            takeTheirs: choose('theirs'),
            dismiss: choose('neither'),
          });
        });

      async function attempt(version: number, isFirst = false): Promise<Identified> {
        try {
          const body = { ...changes, version };
          return (await client.request(resource.update, { params: { id }, body })) as Identified;
        } catch (error) {
          if (!(error instanceof ApiError) || !error.current) throw error;
          const current = error.current as Identified;
          const theirs = flattenFields(fieldsOf(current));
          const isOther =
            isFirst && was !== undefined && hasChanges(theirs, Object.fromEntries(replaced) as object);
          const choice = hasChanges(theirs, mine) ? 'theirs' : isOther ? 'mine' : await ask(theirs);
          if (choice === 'neither') throw error;
          return choice === 'theirs' ? current : attempt(current.version);
        }
      }

      const target = { name: `${resource.name}/${id}`, version: firstVersion };
      return write(async (version) => attempt(version, true), { target, store, invalidates: all });
    },
    [all, client, fieldsOf, resource, store, write],
  );

  return { save, conflict };
}
