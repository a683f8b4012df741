import { type Department, type DepartmentCreate, type DepartmentUpdate } from '@bureau/contract';
import { eq } from 'drizzle-orm';
import { writeAudit } from '../../access/audit.ts';
import type { Caller } from '../../access/Caller.ts';
import type { Origin } from '../../access/Origin.ts';
import {
  describePermissions,
  type PermissionsChange,
  replacePermissions,
} from '../../access/permissionLists.ts';
import { protectDemonstration } from '../../access/protectDemonstration.ts';
import type { Database } from '../../db/database.ts';
import { foldForSort } from '../../db/fold.ts';
import { departments } from '../../db/schema/index.ts';
import { readSettings } from '../../db/settings/queries.ts';
import { requireUnique } from '../../db/uniqueness.ts';
import { ApiError, FieldError } from '../../errors/ApiError.ts';
import { pickableAmong } from '../../records/people.ts';
import {
  changeRecord,
  finishCreation,
  nextVersion,
  removeRecord,
  hasChanges,
} from '../../records/writeRecord.ts';
import { departmentRecords } from './records.ts';

const uniqueFields = { departments_name_sort_unique: 'name' } as const;

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

/** Creates a department, in the transaction of the request. */
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
  return finishCreation(tx, departmentRecords, { id: created.id, caller, now });
}

/** Changes fields of a department, as {@link changeRecord} does. */
export const updateDepartment = (
  db: Database,
  caller: Caller,
  id: number,
  { version, ...body }: DepartmentUpdate,
  now: Date,
): Promise<Department> =>
  changeRecord(db, departmentRecords, { caller, id, version, now }, async (tx, before) => {
    if (!hasChanges(body, before)) return false;
    const { name, description, head_id: headId } = body;
    await checkHead(tx, caller, headId, before.head_id);
    const nameSort = name === undefined ? undefined : foldForSort(name);
    const query = tx
      .update(departments)
      .set({ name, nameSort, description, headId, ...nextVersion(before, now) })
      .where(eq(departments.id, id));
    await requireUnique(query, uniqueFields);
    return true;
  });

/** Sets everything that everybody in a department may do. */
export const setDepartmentPermissions = (
  db: Database,
  caller: Caller,
  id: number,
  { permissions, version }: PermissionsChange,
  origin: Origin,
): Promise<Department> =>
  changeRecord(db, departmentRecords, { caller, id, version, now: origin.now }, async (tx, before) => {
    const allowed = describePermissions(permissions);
    if (allowed === describePermissions(before.permissions)) return false;
    await replacePermissions(tx, 'department', id, permissions);
    await tx.update(departments).set(nextVersion(before, origin.now)).where(eq(departments.id, id));
    const detail = `${before.name}: ${allowed}`;
    await writeAudit(tx, { event: 'permissions.changed', userId: caller.id, detail }, origin);
    return true;
  });

/**
 * Deletes a department that nobody is in.
 *
 * @throws ApiError 422 for one that is in use.
 */
export const removeDepartment = (db: Database, caller: Caller, id: number, origin: Origin) =>
  removeRecord(db, departmentRecords, caller, id, origin, async (tx, department) => {
    protectDemonstration(await readSettings(tx), department);
    const { member_count: count } = department;
    if (count > 0) throw new ApiError(422, 'errors.inUse', { values: { count } });
  });
