import type { Caller } from '../../access/Caller.ts';
import type { Origin } from '../../access/Origin.ts';
import type { Database } from '../../db/database.ts';
import { readPart, type Parts } from '../../db/settings/parts.ts';
import { readVersion, writeRow } from '../../db/settings/queries.ts';
import { changesOf } from '../../records/activities/changes.ts';
import { protect, type ProtectedChange } from '../../records/protection/protect.ts';
import { logSettingsChanges } from './write.ts';

type Plain = string | number | boolean | null;

/** Describes how a part is changed: what it becomes, and how the activity log tells it, field by field. */
interface PartChange<Name extends keyof Parts> {
  readonly name: Name;
  readonly fallback: Parts[Name];
  readonly change: (before: Parts[Name]) => Parts[Name];
  readonly describe: (part: Parts[Name]) => Readonly<Record<string, Plain>>;
  /** Returns which protected fields of the part the change makes others, where it has some. */
  readonly protectedChange?: (before: Parts[Name]) => ProtectedChange;
}

/** Changes a part, and notes what has become different by it. Returns the part as it is then. */
export function savePart<Name extends keyof Parts>(
  db: Database,
  caller: Caller,
  { name, fallback, change, describe, protectedChange }: PartChange<Name>,
  origin: Origin,
): Promise<Parts[Name]> {
  return db.transaction(async (tx) => {
    await readVersion(tx, true);
    const before = await readPart(tx, name, fallback);
    if (protectedChange !== undefined) await protect(tx, caller, protectedChange(before), origin);
    const after = change(before);
    await writeRow(tx, name, after);
    await logSettingsChanges(tx, caller, changesOf(describe(before), describe(after)), origin.now);
    return after;
  });
}
