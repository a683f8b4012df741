import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../ApiError.ts';
import { flattenFields } from './customValues.ts';

/** Describes a change that conflicts with one that somebody else made first. One of the two must be chosen. */
export interface Conflict {
  /** Tells it from the one that is asked about next. */
  readonly id: number;
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

/** Describes changes that were begun while a record had a version. */
interface Begun<Rec> {
  readonly changes: object;
  readonly version: number;
  /** The record as it was then, where that is known. */
  readonly before?: Rec | undefined;
  /** Returns the fields of the record by the names that the changes have. */
  readonly fieldsOf: (record: Rec) => object;
}

interface AskedWrite {
  /**
   * Sends changes of a record that has a version, and again with the next one where somebody else was faster and mine are kept. Nobody is asked where the other has
   * changed other fields since it was as `before` says, or to the same.
   */
  readonly settle: <Rec extends object, Answer extends Rec & { readonly version: number }>(
    send: (version: number) => Promise<Answer>,
    begun: Begun<Rec>,
  ) => Promise<Answer>;
  /** Asks which of two changes to keep, after what was asked before. Whoever leaves the page chooses neither. The function stays the same. */
  readonly ask: (mine: object, theirs: object) => Promise<Choice>;
  readonly conflict: Conflict | null;
}

/** Returns whether a record already has the changed values: an earlier attempt succeeded although its answer was lost. */
function hasChanges(fields: object, changes: object): boolean {
  const current = new Map(Object.entries(fields));
  return Object.entries(changes).every(
    ([field, value]) => JSON.stringify(current.get(field) ?? null) === JSON.stringify(value),
  );
}

/** Returns the function that sends changes, and asks which ones to keep when somebody else was faster, about one conflict after the other. It stays the same. */
export function useConflict(): AskedWrite {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const count = useRef(0);
  /** What is not answered yet; null where nobody can answer any more. */
  const open = useRef<readonly Conflict[] | null>(null);
  useEffect(() => {
    open.current = [];
    return () => {
      const { current: left } = open;
      open.current = null;
      for (const { dismiss } of left ?? []) dismiss();
    };
  }, []);

  const ask = useCallback(
    (mine: object, theirs: object) =>
      new Promise<Choice>((resolve) => {
        const show = (conflicts: readonly Conflict[]) => {
          open.current &&= conflicts;
          setConflict(open.current?.[0] ?? null);
        };
        const choose = (choice: Choice) => () => {
          show((open.current ?? []).filter((one) => one !== asked));
          resolve(choice);
        };
        const asked: Conflict = {
          id: (count.current += 1),
          mine,
          theirs,
          keepMine: choose('mine'),
          takeTheirs: choose('theirs'),
          dismiss: choose('neither'),
        };
        if (open.current) show([...open.current, asked]);
        else resolve('neither');
      }),
    [],
  );

  const settle = useCallback(
    <Rec extends object, Answer extends Rec & { readonly version: number }>(
      send: (version: number) => Promise<Answer>,
      { before, changes, fieldsOf, version: firstVersion }: Begun<Rec>,
    ) => {
      const mine = flattenFields(changes);
      const was = before && new Map(Object.entries(flattenFields(fieldsOf(before))));
      const replaced = Object.keys(mine).map((field) => [field, was?.get(field) ?? null]);
      async function attempt(version: number, isFirst = false): Promise<Answer> {
        try {
          return await send(version);
        } catch (error) {
          if (!(error instanceof ApiError) || !error.current) throw error;
          const current = error.current as Answer;
          const theirs = flattenFields(fieldsOf(current));
          const isOther =
            isFirst && was !== undefined && hasChanges(theirs, Object.fromEntries(replaced) as object);
          const choice = hasChanges(theirs, mine) ? 'theirs' : isOther ? 'mine' : await ask(mine, theirs);
          if (choice === 'neither') throw error;
          return choice === 'theirs' ? current : attempt(current.version);
        }
      }

      return attempt(firstVersion, true);
    },
    [ask],
  );

  return { ask, settle, conflict };
}
