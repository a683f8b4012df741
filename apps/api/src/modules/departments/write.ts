import {
  type Department,
  type DepartmentCreate,
  departments as contract,
  type DepartmentUpdate,
  type Permission,
} from '@bureau/contract';
import { eq } from 'drizzle-orm';
import { writeAudit } from '../../access/audit.ts';
import type { Caller } from '../../access/Caller.ts';
import { describePermissions, replacePermissions } from '../../access/permissionLists.ts';
import type { Database } from '../../db/database.ts';
import { foldForSort } from '../../db/fold.ts';
import { departments } from '../../db/schema/index.ts';
import { requireUnique } from '../../db/uniqueness.ts';
import { ApiError, FieldError, notFound } from '../../http/ApiError.ts';
import type { Origin } from '../../http/implement.ts';
import { changesOf, requireVersion } from '../activities/changes.ts';
import { type Change, forgetRecords, recordChanges, recordCreation } from '../activities/write.ts';
import { pickableAmong } from '../users/read.ts';
import { readDepartment } from './read.ts';

const uniqueFields = { departments_name_sort_unique: 'name' } as const;

async function readWritten(db: Database, id: number): Promise<Department> {
  const department = await readDepartment(db, id);
  if (department === null) throw new Error(`Department ${id} is gone in the transaction that wrote it.`);
  return department;
}

/** Requires that the head is somebody active. Who is head already may stay. */
async function checkHead(
  db: Database,
  caller: Caller,
  id: number | null | undefined,
  before: number | null,
): Promise<void> {
  if (id == null || id === before) return;
  if (!(await pickableAmong(db, caller, [id])).has(id))
    throw new FieldError({ head_id: [{ key: 'validation.unknownPerson' }] });
}

/** Creates a department, in the transaction of the call. */
export async function createDepartment(
  tx: Database,
  caller: Caller,
  body: DepartmentCreate,
  now: Date,
): Promise<Department> {
  await checkHead(tx, caller, body.head_id, null);
  const query = tx
    .insert(departments)
    .values({
      name: body.name,
      nameSort: foldForSort(body.name),
      description: body.description,
      headId: body.head_id,
      createdBy: caller.id,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: departments.id });
  const [created] = await requireUnique(query, uniqueFields);
  if (created === undefined) throw new Error('The department was not stored.');
  await recordCreation(tx, { resource: contract.name, recordId: created.id, userId: caller.id, now });
  return readWritten(tx, created.id);
}

async function lockDepartment(tx: Database, id: number): Promise<Department | null> {
  await tx.select({ id: departments.id }).from(departments).where(eq(departments.id, id)).for('update');
  return readDepartment(tx, id);
}

type Columns = Partial<typeof departments.$inferInsert>;

async function writeColumns(
  tx: Database,
  before: Department,
  columns: Columns,
  now: Date,
): Promise<Department> {
  const query = tx
    .update(departments)
    .set({ ...columns, version: before.version + 1, updatedAt: now })
    .where(eq(departments.id, before.id));
  await requireUnique(query, uniqueFields);
  return readWritten(tx, before.id);
}

const record = (tx: Database, caller: Caller, id: number, changes: readonly Change[], now: Date) =>
  recordChanges(tx, { resource: contract.name, recordId: id, userId: caller.id, now }, changes);

const headOf = ({ head_firstname: first, head_lastname: last }: Department) => ({
  head_id: first === null ? null : `${first} ${last}`,
});

/**
 * Changes fields of a department.
 *
 * @throws ApiError 409 when the body's version is not the record's.
 */
export function updateDepartment(
  db: Database,
  caller: Caller,
  id: number,
  body: DepartmentUpdate,
  now: Date,
): Promise<Department> {
  return db.transaction(async (tx) => {
    const before = await lockDepartment(tx, id);
    requireVersion(before, body.version);
    const { name, description, head_id: headId } = body;
    await checkHead(tx, caller, headId, before.head_id);
    const nameSort = name === undefined ? undefined : foldForSort(name);
    const after = await writeColumns(tx, before, { name, nameSort, description, headId }, now);
    const changes = [
      ...changesOf(['name', 'description'], before, after),
      ...changesOf(['head_id'], headOf(before), headOf(after)),
    ];
    await record(tx, caller, id, changes, now);
    return after;
  });
}

/** Says all that everybody in a department may do. */
export function setDepartmentPermissions(
  db: Database,
  caller: Caller,
  id: number,
  body: { readonly permissions: readonly Permission[]; readonly version?: number | undefined },
  origin: Origin,
): Promise<Department> {
  return db.transaction(async (tx) => {
    const before = await lockDepartment(tx, id);
    requireVersion(before, body.version);
    const oldValue = describePermissions(before.permissions);
    const newValue = describePermissions(body.permissions);
    if (oldValue === newValue) return before;
    await replacePermissions(tx, 'department', id, body.permissions);
    const after = await writeColumns(tx, before, {}, origin.now);
    await record(tx, caller, id, [{ field: 'permissions', oldValue, newValue }], origin.now);
    const detail = `${after.name}: ${newValue}`;
    await writeAudit(tx, { event: 'permissions.changed', userId: caller.id, detail }, origin);
    return after;
  });
}

/**
 * Deletes a department that nobody is in.
 *
 * @throws ApiError 422 for one that is in use.
 */
export function removeDepartment(db: Database, caller: Caller, id: number, origin: Origin): Promise<void> {
  return db.transaction(async (tx) => {
    const department = await lockDepartment(tx, id);
    if (department === null) throw notFound();
    const { member_count: members, name } = department;
    if (members > 0) throw new ApiError(422, 'errors.inUse', { values: { count: members } });
    await tx.delete(departments).where(eq(departments.id, id));
    await forgetRecords(tx, contract.name, [id]);
    await writeAudit(tx, { event: 'record.removed', userId: caller.id, detail: name }, origin);
  });
}
