import type { BodyOf, Role, roles as contract } from '@bureau/contract';
import { eq } from 'drizzle-orm';
import type { Caller } from '../../access/Caller.ts';
import type { Origin } from '../../access/Origin.ts';
import {
  describePermissions,
  type PermissionsChange,
  replacePermissions,
} from '../../access/permissionLists.ts';
import type { Database } from '../../db/database.ts';
import { roles } from '../../db/schema/index.ts';
import type { Writer } from '../../engine/write.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { readRecord } from '../../records/findRecord.ts';
import { changeRecord, nextVersion } from '../../records/writeRecord.ts';
import { roleModule } from './module.ts';
import { auditPermissions } from './rules.ts';

/** Creates a role that allows what another does, and is external where that is. A role that passes every gate gives its copy all permissions, but not that. */
export async function cloneRole(
  tx: Database,
  writer: Writer,
  id: number,
  { name }: BodyOf<typeof contract.clone>,
): Promise<Role> {
  const { caller } = writer;
  const source = await readRecord(tx, roleModule.recordsFor(caller), caller, id);
  const { description, department_id, is_external, permissions } = source;
  return roleModule.create(tx, { name, description, department_id, is_external, permissions }, writer);
}

/**
 * Sets everything that a role allows.
 *
 * @throws ApiError 422 for a role that passes every gate: nothing can be taken from it, so that administrators cannot lock themselves out.
 */
export function setRolePermissions(
  db: Database,
  caller: Caller,
  id: number,
  { permissions, version }: PermissionsChange,
  origin: Origin,
): Promise<Role> {
  const { now } = origin;
  const records = roleModule.recordsFor(caller);
  return changeRecord(db, records, { caller, id, version, now }, async (tx, before) => {
    if (before.is_admin) throw new ApiError(422, 'errors.administratorRole');
    if (describePermissions(permissions) === describePermissions(before.permissions)) return false;
    await replacePermissions(tx, 'role', id, permissions);
    await tx.update(roles).set(nextVersion(before, now)).where(eq(roles.id, id));
    await auditPermissions(tx, caller, { name: before.name, permissions }, origin);
    return true;
  });
}
