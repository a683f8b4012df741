import { useCallback, useState } from 'react';
import { ApiError } from './ApiError.ts';
import { useApi } from './ApiProvider.tsx';
import { flattenFields } from './customValues.ts';
import type { Identified, Resource } from './resource.ts';
import { useRecordCache } from './useRecordCache.ts';

/** Describes a change that somebody else's change forestalled. One of the two must be chosen. */
export interface Conflict {
  /** Holds the fields that I changed, added ones by their own names: `custom_fields.size`. */
  readonly mine: object;
  /** Holds the fields of the record as the other left it, named alike. */
  readonly theirs: object;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
  /** Chooses neither yet: the change fails, and can be made again. */
  readonly dismiss: () => void;
}

type Choice = 'mine' | 'theirs' | 'neither';

/** Gives the fields of a record by the names that a change of them has. */
export type FieldsOf = (record: object) => object;

interface Save<Changes> {
  /** Saves changes of a record that had this version when they were begun, after all earlier changes of it. */
  readonly save: (id: number, changes: Changes, version: number) => Promise<void>;
  readonly conflict: Conflict | null;
}

/** Tells whether a record already says what the changes say: an earlier attempt was carried out unheard. */
function carries(fields: object, changes: object): boolean {
  const current = new Map(Object.entries(fields));
  return Object.entries(changes).every(
    ([field, value]) => JSON.stringify(current.get(field) ?? null) === JSON.stringify(value),
  );
}

function currentOf(error: unknown): Identified | null {
  const isConflict =
    error instanceof ApiError && error.status === 409 && error.body && 'current' in error.body;
  return isConflict ? (error.body.current as Identified) : null;
}

/** Saves changes of records, and asks which one to keep when somebody else was faster. */
export function useSave<Changes extends object>(resource: Resource, fieldsOf: FieldsOf): Save<Changes> {
  const { client, recordWrites } = useApi();
  const cache = useRecordCache(resource);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const save = useCallback(
    async (id: number, changes: Changes, firstVersion: number) => {
      const mine = flattenFields(changes);
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

      async function attempt(version: number): Promise<Identified> {
        try {
          const body = { ...changes, version };
          return (await client.request(resource.update, { params: { id }, body })) as Identified;
        } catch (error) {
          const current = currentOf(error);
          if (!current) throw error;
          const theirs = flattenFields(fieldsOf(current));
          const choice = carries(theirs, mine) ? 'theirs' : await ask(theirs);
          if (choice === 'neither') throw error;
          return choice === 'theirs' ? current : attempt(current.version);
        }
      }

      await cache.keep(await recordWrites.run(`${resource.name}/${id}`, firstVersion, attempt));
      cache.refresh();
    },
    [cache, client, fieldsOf, recordWrites, resource],
  );

  return { save, conflict };
}
