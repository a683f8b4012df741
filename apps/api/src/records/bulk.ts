import {
  type AccessRule,
  canAccess,
  type CodedForm,
  type CustomForm,
  type CustomValues,
} from '@bureau/contract';
import { or, type PgColumn, type PgUpdateSetSource, sql, type SQL } from '../db/orm.ts';
import { writeRemovals } from '../access/audit.ts';
import type { Caller } from '../access/Caller.ts';
import type { Origin } from '../access/Origin.ts';
import type { Database } from '../db/database.ts';
import { isOneOf } from '../db/list/conditions.ts';
import { lockRecords } from '../db/lockRecords.ts';
import { activities } from '../db/schema/index.ts';
import { type ConstraintField, requireUnique } from '../db/uniqueness.ts';
import { ApiError, FieldError, type FieldMessages } from '../errors/ApiError.ts';
import { deleteAttachedData } from './activities/write.ts';
import { writeValueRows } from './customFields/rows.ts';
import { announceMany, prepareAnnouncement } from './events/announce.ts';
import type { FieldChange } from './FieldChange.ts';
import type { AnyRecordTable } from './kinds/BoundField.ts';
import type { Records } from './Records.ts';

/**
 * Changes fields of records by a statement each: the log is written from what the records are before, then they are changed.
 *
 * @param columns returns the columns that are set; what hangs on the records is changed afterwards.
 */
async function writeChanges(
  tx: Database,
  { name, table }: { readonly name: string; readonly table: AnyRecordTable },
  ids: readonly number[],
  changes: readonly FieldChange[],
  columns: PgUpdateSetSource<AnyRecordTable>,
  { caller, now }: { readonly caller: Caller; readonly now: Date },
): Promise<void> {
  const among = isOneOf(table.id, ids);
  for (const { field, oldValue, newValue, isChanged } of changes)
    await tx.execute(sql`insert into ${activities} (resource, record_id, user_id, action, field, old_value, new_value, created_at)
      select ${name}, ${table.id}, ${caller.id}::int, 'updated', ${field}, ${oldValue}, ${newValue}, ${now.toISOString()}::timestamptz
      from ${table} where ${among} and ${isChanged}`);
  await tx
    .update(table)
    .set({ ...columns, version: sql`${table.version} + 1`, updatedAt: now })
    .where(sql`${among} and ${or(...changes.map(({ isChanged }) => isChanged))}`);
}

/** What a change sets. */
interface BulkPlan {
  /** Lists the fields, as the activity log tells of them. */
  readonly changes: readonly FieldChange[];
  readonly columns: PgUpdateSetSource<AnyRecordTable>;
}

/** Describes how many records of a resource are changed at once. */
export interface BulkTarget<Values> {
  readonly name: CodedForm;
  readonly table: AnyRecordTable;
  readonly removeRule: AccessRule;
  /** Which records somebody sees. */
  readonly visible: Records['visible'];
  /** Names a record in the audit trail. */
  readonly label: SQL;
  /** Names the field of each constraint that a change may break. */
  readonly unique: Readonly<Record<string, ConstraintField>>;
  /** Refuses values that the caller may not set, and returns what is set. */
  plan(this: void, tx: Database, ids: readonly number[], values: Values): Promise<BulkPlan>;
  /** Writes what hangs on the records, and tells people of them. */
  finish(this: void, tx: Database, ids: readonly number[], values: Values): Promise<void>;
  /** Refuses to delete what is still needed, and keeps what would be lost with it. */
  prepareRemoval(this: void, tx: Database, ids: readonly number[]): Promise<void>;
}

/** Describes a bulk call: what to do with which records. */
export interface BulkCall<Values> {
  readonly ids: readonly number[];
  readonly action: 'update' | 'delete';
  readonly values?: Values | undefined;
}

/**
 * Requires values of a call that changes records, and none of one that deletes them.
 *
 * @throws FieldError
 */
export function requireValues(action: BulkCall<unknown>['action'], values: unknown): void {
  const isEmpty = Object.keys(values ?? {}).length === 0;
  if (isEmpty !== (action === 'delete'))
    throw new FieldError({ values: [{ key: isEmpty ? 'validation.required' : 'validation.noUnknown' }] });
}

/**
 * Waits for a change of records, and moves what is wrong with a field to where the request has the values that all of them get.
 *
 * @param nameOf returns what the request calls a field, where a record calls it otherwise.
 */
export async function withValueErrors<Result>(
  change: Promise<Result>,
  nameOf = (field: string) => field,
): Promise<Result> {
  try {
    return await change;
  } catch (error) {
    if (!(error instanceof FieldError)) throw error;
    const said = Object.entries(error.fields).map(([field, messages]) => [
      `values.${nameOf(field)}`,
      messages,
    ]);
    throw new FieldError(Object.fromEntries(said) as FieldMessages);
  }
}

async function remove<Values>(
  tx: Database,
  { name, table, label, prepareRemoval }: BulkTarget<Values>,
  ids: readonly number[],
  caller: Caller,
  origin: Origin,
): Promise<void> {
  const among = isOneOf(table.id, ids);
  await prepareRemoval(tx, ids);
  await writeRemovals(tx, table, label, among, caller, origin);
  await tx.delete(table).where(among);
  await deleteAttachedData(tx, name, ids);
}

/** Lets lists know of the values of custom fields that were changed together. */
export async function readValueRows(
  tx: Database,
  table: AnyRecordTable,
  column: PgColumn,
  name: CustomForm,
  ids: readonly number[],
): Promise<void> {
  const { rows } = await tx.execute<{ id: number; custom_fields: CustomValues }>(
    sql`select ${table.id} as id, ${column} as custom_fields from ${table} where ${isOneOf(table.id, ids)}`,
  );
  await writeValueRows(tx, name, rows);
}

async function update<Values>(
  tx: Database,
  target: BulkTarget<Values>,
  ids: readonly number[],
  values: Values,
  author: { readonly caller: Caller; readonly now: Date },
): Promise<void> {
  const { changes, columns } = await target.plan(tx, ids, values);
  await writeChanges(tx, target, ids, changes, columns, author);
  await target.finish(tx, ids, values);
}

/**
 * Changes or deletes many records, all of them or none, in one transaction of a few statements.
 *
 * @throws FieldError that names the ids of records that do not exist or that the caller may not see, or values that are wrong; ApiError 403 for deleting
 * without its permission.
 */
export async function changeMany<Values>(
  db: Database,
  target: BulkTarget<Values>,
  { ids, action, values }: BulkCall<Values>,
  caller: Caller,
  origin: Origin,
): Promise<{ count: number }> {
  if (action === 'delete' && !canAccess(caller, target.removeRule))
    throw new ApiError(403, 'errors.forbidden');
  requireValues(action, values);
  return db.transaction(async (tx) => {
    const lock = action === 'delete' ? 'update' : 'no key update';
    const locked = await lockRecords(tx, target.table, target.visible(caller), ids, lock);
    const announce = await prepareAnnouncement(tx, target, locked, origin.now, true);
    if (action === 'delete') await remove(tx, target, locked, caller, origin);
    else if (values !== undefined) {
      const changing = update(tx, target, locked, values, { caller, now: origin.now });
      await withValueErrors(requireUnique(changing, target.unique));
    }
    await announce();
    if (action === 'update') await announceMany(tx, target.name, locked);
    return { count: locked.length };
  });
}
