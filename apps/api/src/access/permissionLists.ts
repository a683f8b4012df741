import { type Permission, permissions } from '@bureau/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { departmentPermissions, rolePermissions } from '../db/schema/index.ts';

/** Names who allows something: a role, or a department to everybody in it. */
export type Grantor = 'role' | 'department';

/** Describes what a role or a department is to allow. */
export interface PermissionsChange {
  readonly permissions: readonly Permission[];
  readonly version?: number | undefined;
}

/** Brings permissions into the order of their names, each once. */
const inOrder = (given: readonly Permission[]) => permissions.filter((name) => given.includes(name));

/** Reads what a role or a department allows. */
export async function readPermissions(db: Database, grantor: Grantor, id: number): Promise<Permission[]> {
  const rows =
    grantor === 'role'
      ? await db.select().from(rolePermissions).where(eq(rolePermissions.roleId, id))
      : await db.select().from(departmentPermissions).where(eq(departmentPermissions.departmentId, id));
  return inOrder(rows.map(({ permission }) => permission));
}

/** Writes what a role or a department allows in place of what it did. */
export async function replacePermissions(
  tx: Database,
  grantor: Grantor,
  id: number,
  wanted: readonly Permission[],
): Promise<void> {
  const list = inOrder(wanted);
  if (grantor === 'role') {
    await tx.delete(rolePermissions).where(eq(rolePermissions.roleId, id));
    const rows = list.map((permission) => ({ roleId: id, permission }));
    if (rows.length > 0) await tx.insert(rolePermissions).values(rows);
  } else {
    await tx.delete(departmentPermissions).where(eq(departmentPermissions.departmentId, id));
    const rows = list.map((permission) => ({ departmentId: id, permission }));
    if (rows.length > 0) await tx.insert(departmentPermissions).values(rows);
  }
}

/** Writes permissions as the activity log and the audit trail tell them. */
export const describePermissions = (given: readonly Permission[]) => inOrder(given).join(', ');
