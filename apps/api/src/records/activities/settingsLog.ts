import { settings } from '@bureau/contract';
import type { Database } from '../../db/database.ts';
import type { Records, Stored } from '../Records.ts';
import { type Change, recordChanges } from './write.ts';

/** Describes who changes something, and when. */
interface Author {
  readonly caller: { readonly id: number };
  readonly now: Date;
}

const log = (tx: Database, { caller, now }: Author, changes: readonly Change[]) =>
  recordChanges(tx, { resource: settings.name, recordId: 1, userId: caller.id, now }, changes);

/** Notes in the log of the settings what was changed of a record that is set up there. */
export async function logChangesInSettings<Rec extends Stored>(
  tx: Database,
  { name, nameInSettings }: Records<Rec>,
  record: Rec,
  changes: readonly Change[],
  author: Author,
): Promise<void> {
  if (nameInSettings === undefined) return;
  const title = nameInSettings(record);
  const named = (value: string | null) => (value === null ? null : `${title}: ${value}`);
  const told = changes.map(({ field, oldValue, newValue }) => ({
    field: `${name}.${field}`,
    ...(oldValue === title
      ? { oldValue, newValue }
      : { oldValue: named(oldValue), newValue: named(newValue) }),
  }));
  await log(tx, author, told);
}

/** Notes in the log of the settings that a record which is set up there is there from now on, or no more. */
export async function logPresenceInSettings<Rec extends Stored>(
  tx: Database,
  { name, nameInSettings }: Records<Rec>,
  record: Rec,
  isThere: boolean,
  author: Author,
): Promise<void> {
  if (nameInSettings === undefined) return;
  const title = nameInSettings(record);
  const change = { oldValue: isThere ? null : title, newValue: isThere ? title : null };
  await log(tx, author, [{ field: name, ...change }]);
}
