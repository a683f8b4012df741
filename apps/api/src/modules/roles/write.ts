import {
  adminRoles,
  type BodyOf,
  type Role,
  type RoleCreate,
  roles as contract,
  type RoleUpdate,
} from '@bureau/contract';
import { and, eq, inArray } from 'drizzle-orm';
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
import { roles, userRoles } from '../../db/schema/index.ts';
import { readSettings } from '../../db/settings/queries.ts';
import { requireUnique } from '../../db/uniqueness.ts';
import { ApiError, FieldError, notFound } from '../../errors/ApiError.ts';
import { protect } from '../../records/protection/protect.ts';
import {
  changeRecord,
  finishCreation,
  nextVersion,
  removeRecord,
  hasChanges,
} from '../../records/writeRecord.ts';
import { checkDepartment } from '../departments/service.ts';
import { readRole } from './read.ts';
import { roleRecords } from './records.ts';

const uniqueFields = { roles_name_sort_unique: 'name', roles_name_unique: 'name' } as const;

const auditPermissions = (
  tx: Database,
  caller: Caller,
  role: Pick<PermissionsChange, 'permissions'> & { readonly name: string },
  origin: Origin,
) => {
  const detail = `${role.name}: ${describePermissions(role.permissions)}`;
  return writeAudit(tx, { event: 'permissions.changed', userId: caller.id, detail }, origin);
};

/** Creates a role, in the transaction of the request. */
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
      isExternal: body.is_external,
      createdBy: caller.id,
      createdAt: origin.now,
      updatedAt: origin.now,
    })
    .returning({ id: roles.id });
  const [created] = await requireUnique(query, uniqueFields);
  if (created === undefined) throw new Error('The role was not stored.');
  await replacePermissions(tx, 'role', created.id, body.permissions ?? []);
  const role = await finishCreation(tx, roleRecords, { id: created.id, caller, now: origin.now });
  await auditPermissions(tx, caller, role, origin);
  return role;
}

/** Creates a role that allows what another does, and is external where that is. A role that passes every gate gives its copy all permissions, but not that. */
export async function cloneRole(
  tx: Database,
  caller: Caller,
  id: number,
  { name }: BodyOf<typeof contract.clone>,
  origin: Origin,
): Promise<Role> {
  const source = await readRole(tx, id);
  if (source === null) throw notFound();
  const { description, department_id, is_external, permissions } = source;
  return createRole(tx, caller, { name, description, department_id, is_external, permissions }, origin);
}

/**
 * Requires of a role that is to be external that nobody has it who passes every gate, and that it is none of these roles itself: what somebody
 * sees would depend on which of the two is asked first.
 *
 * @throws FieldError
 */
async function checkHolders(tx: Database, { id, is_admin: isAdmin }: Role): Promise<void> {
  const admins = tx
    .select({ id: userRoles.userId })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(inArray(roles.name, [...adminRoles]));
  const count = await tx.$count(userRoles, and(eq(userRoles.roleId, id), inArray(userRoles.userId, admins)));
  if (isAdmin || count > 0)
    throw new FieldError({ is_external: [{ key: 'validation.externalAdministrator' }] });
}

/** Keeps the roles that pass every gate for super administrators to change. */
async function protectAdministrators(
  tx: Database,
  caller: Caller,
  before: Role,
  body: RoleUpdate,
  origin: Origin,
): Promise<void> {
  if (!before.is_admin) return;
  const { name: record } = before;
  const changed = contract.update.protects.filter((field) => hasChanges({ [field]: body[field] }, before));
  const fields = changed.map((field) => `${field} of ${record}`);
  const notification = { kind: 'administrators', values: { record } } as const;
  await protect(tx, caller, { of: contract.name, fields, notification }, origin);
}

/**
 * Changes fields of a role, as {@link changeRecord} does.
 *
 * @throws ApiError 403 for a role that passes every gate by anybody but a super administrator; 422 for another name of a role that the program knows by it.
 */
export const updateRole = (
  db: Database,
  caller: Caller,
  id: number,
  update: RoleUpdate,
  origin: Origin,
): Promise<Role> => {
  const { now } = origin;
  const { version, current_password: _, ...body } = update;
  return changeRecord(db, roleRecords, { caller, id, version, now }, async (tx, before) => {
    if (!hasChanges(body, before)) return false;
    const { name, description, department_id: departmentId, is_external: isExternal } = body;
    if (before.is_built_in && name !== undefined && name !== before.name)
      throw new ApiError(422, 'errors.builtInRole');
    await protectAdministrators(tx, caller, before, body, origin);
    await checkDepartment(tx, departmentId);
    if (isExternal === true && !before.is_external) await checkHolders(tx, before);
    const nameSort = name === undefined ? undefined : foldForSort(name);
    const query = tx
      .update(roles)
      .set({ name, nameSort, description, departmentId, isExternal, ...nextVersion(before, now) })
      .where(eq(roles.id, id));
    await requireUnique(query, uniqueFields);
    if (isExternal !== undefined && isExternal !== before.is_external) {
      const detail = `${before.name}: is_external ${isExternal}`;
      await writeAudit(tx, { event: 'permissions.changed', userId: caller.id, detail }, origin);
    }
    return true;
  });
};

/**
 * Sets everything that a role allows.
 *
 * @throws ApiError 422 for a role that passes every gate: nothing can be taken from it, so that administrators cannot lock themselves out.
 */
export const setRolePermissions = (
  db: Database,
  caller: Caller,
  id: number,
  { permissions, version }: PermissionsChange,
  origin: Origin,
): Promise<Role> =>
  changeRecord(db, roleRecords, { caller, id, version, now: origin.now }, async (tx, before) => {
    if (before.is_admin) throw new ApiError(422, 'errors.administratorRole');
    if (describePermissions(permissions) === describePermissions(before.permissions)) return false;
    await replacePermissions(tx, 'role', id, permissions);
    await tx.update(roles).set(nextVersion(before, origin.now)).where(eq(roles.id, id));
    await auditPermissions(tx, caller, { name: before.name, permissions }, origin);
    return true;
  });

/**
 * Deletes a role that nobody has.
 *
 * @throws ApiError 422 for a role that is in use, or that the program knows by its name.
 */
export const removeRole = (db: Database, caller: Caller, id: number, origin: Origin) =>
  removeRecord(db, roleRecords, caller, id, origin, async (tx, role) => {
    protectDemonstration(await readSettings(tx), role);
    if (role.is_built_in) throw new ApiError(422, 'errors.builtInRole');
    const { member_count: count } = role;
    if (count > 0) throw new ApiError(422, 'errors.inUse', { values: { count } });
  });
