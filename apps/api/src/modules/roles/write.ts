import {
  type BodyOf,
  type Permission,
  type Role,
  type RoleCreate,
  roles as contract,
  type RoleUpdate,
} from '@bureau/contract';
import { eq } from 'drizzle-orm';
import { writeAudit } from '../../access/audit.ts';
import type { Caller } from '../../access/Caller.ts';
import { describePermissions, replacePermissions } from '../../access/permissionLists.ts';
import type { Database } from '../../db/database.ts';
import { foldForSort } from '../../db/fold.ts';
import { roles } from '../../db/schema/index.ts';
import { requireUnique } from '../../db/uniqueness.ts';
import { ApiError, notFound } from '../../http/ApiError.ts';
import type { Origin } from '../../http/implement.ts';
import { changesOf, requireVersion } from '../activities/changes.ts';
import { type Change, forgetRecords, recordChanges, recordCreation } from '../activities/write.ts';
import { checkDepartment } from '../departments/read.ts';
import { readRole } from './read.ts';

const uniqueFields = { roles_name_sort_unique: 'name', roles_name_unique: 'name' } as const;

async function readWritten(db: Database, id: number): Promise<Role> {
  const role = await readRole(db, id);
  if (role === null) throw new Error(`Role ${id} is gone in the transaction that wrote it.`);
  return role;
}

const auditPermissions = (tx: Database, caller: Caller, role: Role, origin: Origin) => {
  const detail = `${role.name}: ${describePermissions(role.permissions)}`;
  return writeAudit(tx, { event: 'permissions.changed', userId: caller.id, detail }, origin);
};

/** Creates a role, in the transaction of the call. */
export async function createRole(
  tx: Database,
  caller: Caller,
  body: RoleCreate,
  origin: Origin,
): Promise<Role> {
  await checkDepartment(tx, body.department_id);
  const query = tx
    .insert(roles)
    .values({
      name: body.name,
      nameSort: foldForSort(body.name),
      description: body.description,
      departmentId: body.department_id,
      createdBy: caller.id,
      createdAt: origin.now,
      updatedAt: origin.now,
    })
    .returning({ id: roles.id });
  const [created] = await requireUnique(query, uniqueFields);
  if (created === undefined) throw new Error('The role was not stored.');
  await replacePermissions(tx, 'role', created.id, body.permissions ?? []);
  const entry = { resource: contract.name, recordId: created.id, userId: caller.id, now: origin.now };
  await recordCreation(tx, entry);
  const role = await readWritten(tx, created.id);
  await auditPermissions(tx, caller, role, origin);
  return role;
}

/** Creates a role that allows what another does. A role that passes every gate gives its copy all permissions, but not that. */
export async function cloneRole(
  tx: Database,
  caller: Caller,
  id: number,
  { name }: BodyOf<typeof contract.clone>,
  origin: Origin,
): Promise<Role> {
  const source = await readRole(tx, id);
  if (source === null) throw notFound();
  const { description, department_id, permissions } = source;
  return createRole(tx, caller, { name, description, department_id, permissions }, origin);
}

async function lockRole(tx: Database, id: number): Promise<Role | null> {
  await tx.select({ id: roles.id }).from(roles).where(eq(roles.id, id)).for('update');
  return readRole(tx, id);
}

type Columns = Partial<typeof roles.$inferInsert>;

async function writeColumns(tx: Database, before: Role, columns: Columns, now: Date): Promise<Role> {
  const query = tx
    .update(roles)
    .set({ ...columns, version: before.version + 1, updatedAt: now })
    .where(eq(roles.id, before.id));
  await requireUnique(query, uniqueFields);
  return readWritten(tx, before.id);
}

const record = (tx: Database, caller: Caller, role: Role, changes: readonly Change[], now: Date) =>
  recordChanges(tx, { resource: contract.name, recordId: role.id, userId: caller.id, now }, changes);

/**
 * Changes fields of a role.
 *
 * @throws ApiError 409 when the body's version is not the record's, 422 for another name of a role that the program knows by it.
 */
export function updateRole(
  db: Database,
  caller: Caller,
  id: number,
  body: RoleUpdate,
  { now }: Origin,
): Promise<Role> {
  return db.transaction(async (tx) => {
    const before = await lockRole(tx, id);
    requireVersion(before, body.version);
    const { name, description, department_id: departmentId } = body;
    if (before.is_built_in && name !== undefined && name !== before.name)
      throw new ApiError(422, 'errors.builtInRole');
    await checkDepartment(tx, departmentId);
    const nameSort = name === undefined ? undefined : foldForSort(name);
    const after = await writeColumns(tx, before, { name, nameSort, description, departmentId }, now);
    const changes = changesOf(['name', 'description', 'department_name'], before, after);
    await record(tx, caller, after, changes, now);
    return after;
  });
}

/**
 * Says all that a role allows.
 *
 * @throws ApiError 422 for a role that passes every gate: nothing can be taken from it, so that administrators cannot lock themselves out.
 */
export function setRolePermissions(
  db: Database,
  caller: Caller,
  id: number,
  body: { readonly permissions: readonly Permission[]; readonly version?: number | undefined },
  origin: Origin,
): Promise<Role> {
  return db.transaction(async (tx) => {
    const before = await lockRole(tx, id);
    requireVersion(before, body.version);
    if (before.is_admin) throw new ApiError(422, 'errors.administratorRole');
    const oldValue = describePermissions(before.permissions);
    const newValue = describePermissions(body.permissions);
    if (oldValue === newValue) return before;
    await replacePermissions(tx, 'role', id, body.permissions);
    const after = await writeColumns(tx, before, {}, origin.now);
    await record(tx, caller, after, [{ field: 'permissions', oldValue, newValue }], origin.now);
    await auditPermissions(tx, caller, after, origin);
    return after;
  });
}

/**
 * Deletes a role that nobody has.
 *
 * @throws ApiError 422 for a role that is in use, or that the program knows by its name.
 */
export function removeRole(db: Database, caller: Caller, id: number, origin: Origin): Promise<void> {
  return db.transaction(async (tx) => {
    const role = await lockRole(tx, id);
    if (role === null) throw notFound();
    if (role.is_built_in) throw new ApiError(422, 'errors.builtInRole');
    if (role.member_count > 0)
      throw new ApiError(422, 'errors.inUse', { values: { count: role.member_count } });
    await tx.delete(roles).where(eq(roles.id, id));
    await forgetRecords(tx, contract.name, [id]);
    await writeAudit(tx, { event: 'record.removed', userId: caller.id, detail: role.name }, origin);
  });
}
