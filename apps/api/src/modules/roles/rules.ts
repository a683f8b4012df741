import type { Caller } from '../../access/Caller.ts';
import { writeAudit } from '../../access/audit.ts';
import type { Origin } from '../../access/Origin.ts';
import { describePermissions, type PermissionsChange } from '../../access/permissionLists.ts';
import type { Database } from '../../db/database.ts';

/** Writes into the audit trail what a role allows from now on. */
export function auditPermissions(
  tx: Database,
  caller: Caller,
  role: Pick<PermissionsChange, 'permissions'> & { readonly name: string },
  origin: Origin,
): Promise<void> {
  const detail = `${role.name}: ${describePermissions(role.permissions)}`;
  return writeAudit(tx, { event: 'permissions.changed', userId: caller.id, detail }, origin);
}
