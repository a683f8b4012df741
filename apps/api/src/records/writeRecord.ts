import { isDeepStrictEqual } from 'node:util';
import { eq } from '../db/orm.ts';
import { writeAudit } from '../access/audit.ts';
import type { Caller } from '../access/Caller.ts';
import type { Origin } from '../access/Origin.ts';
import type { Database } from '../db/database.ts';
import { changesOf } from './activities/changes.ts';
import { logChangesInSettings, logPresenceInSettings } from './activities/settingsLog.ts';
import { deleteAttachedData, recordChanges, recordCreation } from './activities/write.ts';
import { writeValueRows } from './customFields/rows.ts';
import { changesOfValues } from './customFields/values.ts';
import { announceRecord, prepareAnnouncement } from './events/announce.ts';
import { readRecord, readWritten } from './findRecord.ts';
import type { Records, Stored } from './Records.ts';
import { requireVersion } from './requireVersion.ts';

/** Describes a change that somebody asks for. */
interface Change {
  readonly caller: Caller;
  readonly id: number;
  /** The version that the caller saw; without it the change is made whatever the record is by now. */
  readonly version: number | undefined;
  readonly now: Date;
}

/** Whether two values are the same. Lists of ids are, in whatever order; those that somebody has put in order are not. */
export function isSame(a: unknown, b: unknown, isOrdered = false): boolean {
  if (isOrdered || !Array.isArray(a) || !Array.isArray(b)) return isDeepStrictEqual(a, b);
  return isDeepStrictEqual(new Set<unknown>(a), new Set<unknown>(b));
}

/**
 * Whether an update changes a record: whether a field that it has differs.
 *
 * @param ordered names the fields whose lists have an order.
 */
export function hasChanges(update: object, record: object, ordered: readonly string[] = []): boolean {
  const before: Readonly<Record<string, unknown>> = { ...record };
  return Object.entries(update).some(
    ([field, value]) =>
      field !== 'version' && value !== undefined && !isSame(value, before[field], ordered.includes(field)),
  );
}

/** Returns the columns that change with every change of a record. */
export const nextVersion = ({ version }: Stored, now: Date) => ({ version: version + 1, updatedAt: now });

/** Logs in the activity log that a record was created, and reads it. To be called in the transaction that creates it. */
export async function finishCreation<Rec extends Stored>(
  tx: Database,
  records: Records<Rec>,
  { id, caller, now }: Pick<Change, 'id' | 'caller' | 'now'>,
): Promise<Rec> {
  await recordCreation(tx, { resource: records.name, recordId: id, userId: caller.id, now });
  const record = await readWritten(tx, records, id);
  await logPresenceInSettings(tx, records, record, true, { caller, now });
  const { custom_fields: values } = record;
  if (values !== undefined) await writeValueRows(tx, records.name, [{ id, custom_fields: values }], true);
  await announceRecord(tx, records.name, record);
  return record;
}

/**
 * Changes a record in one transaction, in which nobody else can write it, and notes each field that has become another in the activity log.
 *
 * @param write changes the tables, with {@link nextVersion}; it returns false when there is nothing to change, and the record stays as it is.
 * @throws ApiError 404 for a record that the caller may not see, 409 with the record as it is when the version is not the record's.
 */
export function changeRecord<Rec extends Stored>(
  db: Database,
  records: Records<Rec>,
  { caller, id, version, now }: Change,
  write: (tx: Database, before: Rec) => Promise<boolean>,
): Promise<Rec> {
  return db.transaction(async (tx) => {
    const before = await readRecord(tx, records, caller, id, 'no key update');
    requireVersion(before, version);
    const announce = await prepareAnnouncement(tx, records, [id], now);
    if (!(await write(tx, before))) return before;
    const after = await readWritten(tx, records, id);
    const changes = changesOf(
      records.activityValues(before),
      records.activityValues(after),
      records.refersToOthers?.(before, after),
    );
    const [from, to] = [before.custom_fields, after.custom_fields];
    if (from !== undefined && to !== undefined && !isSame(from, to)) {
      await writeValueRows(tx, records.name, [{ id, custom_fields: to }]);
      changes.push(...(await changesOfValues(tx, records, from, to)));
    }
    await recordChanges(tx, { resource: records.name, recordId: id, userId: caller.id, now }, changes);
    await logChangesInSettings(tx, records, before, changes, { caller, now });
    await announce();
    await announceRecord(tx, records.name, after);
    return after;
  });
}

/**
 * Deletes a record with all that hangs on it, and notes in the audit trail which it was.
 *
 * @param check refuses a record that has to stay.
 */
export function removeRecord<Rec extends Stored>(
  db: Database,
  records: Records<Rec>,
  caller: Caller,
  id: number,
  origin: Origin,
  check?: (tx: Database, record: Rec) => Promise<void>,
): Promise<undefined> {
  return db.transaction(async (tx) => {
    const record = await readRecord(tx, records, caller, id, 'update');
    await check?.(tx, record);
    const announce = await prepareAnnouncement(tx, records, [id], origin.now);
    await tx.delete(records.table).where(eq(records.table.id, id));
    await deleteAttachedData(tx, records.name, [id]);
    await logPresenceInSettings(tx, records, record, false, { caller, now: origin.now });
    const detail = records.describe(record);
    await writeAudit(tx, { event: 'record.removed', userId: caller.id, detail }, origin);
    await announce();
    return undefined;
  });
}
