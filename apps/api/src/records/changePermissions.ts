import type { Permission } from '@bureau/contract';
import { eq } from '../db/orm.ts';
import { writeAudit } from '../access/audit.ts';
import type { Caller } from '../access/Caller.ts';
import type { Origin } from '../access/Origin.ts';
import {
  describePermissions,
  type Grantor,
  type PermissionsChange,
  replacePermissions,
} from '../access/permissionLists.ts';
import type { Database } from '../db/database.ts';
import type { Records, Stored } from './Records.ts';
import { changeRecord, nextVersion } from './writeRecord.ts';

/** What allows something, by its name. */
type Granting = Stored & { readonly name: string; readonly permissions: readonly Permission[] };

/** Notes in the audit trail what a role or a department allows from now on. */
export function auditPermissions(
  tx: Database,
  caller: Caller,
  { name, permissions }: Pick<Granting, 'name' | 'permissions'>,
  origin: Origin,
): Promise<void> {
  const detail = `${name}: ${describePermissions(permissions)}`;
  return writeAudit(tx, { event: 'permissions.changed', userId: caller.id, detail }, origin);
}

/**
 * Sets everything that a role or a department allows, as {@link changeRecord} does.
 *
 * @param check refuses one whose permissions have to stay.
 */
export function changePermissions<Rec extends Granting>(
  db: Database,
  records: Records<Rec>,
  grantor: Grantor,
  id: number,
  { permissions, version }: PermissionsChange,
  { caller, origin }: { readonly caller: Caller; readonly origin: Origin },
  check?: (record: Rec) => void,
): Promise<Rec> {
  const { now } = origin;
  return changeRecord(db, records, { caller, id, version, now }, async (tx, before) => {
    check?.(before);
    if (describePermissions(permissions) === describePermissions(before.permissions)) return false;
    await replacePermissions(tx, grantor, id, permissions);
    await tx.update(records.table).set(nextVersion(before, now)).where(eq(records.table.id, id));
    await auditPermissions(tx, caller, { name: before.name, permissions }, origin);
    return true;
  });
}
