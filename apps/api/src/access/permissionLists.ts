import { type Permission, permissions } from '@bureau/contract';
import { eq, type PgColumn, type PgTable, sql } from '../db/orm.ts';
import type { Database } from '../db/database.ts';
import { insertMany } from '../db/insertMany.ts';
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

/** Where it is kept what they allow: a row for each permission. */
const kept = {
  role: { table: rolePermissions, id: rolePermissions.roleId, rowOf: (roleId: number) => ({ roleId }) },
  department: {
    table: departmentPermissions,
    id: departmentPermissions.departmentId,
    rowOf: (departmentId: number) => ({ departmentId }),
  },
} as const satisfies Readonly<Record<Grantor, object>>;

/** Reads what a role or a department allows. */
export async function readPermissions(db: Database, grantor: Grantor, id: number): Promise<Permission[]> {
  const { table, id: column }: { readonly table: PgTable; readonly id: PgColumn } = kept[grantor];
  const permission = sql<Permission>`permission`;
  const rows = await db.select({ permission }).from(table).where(eq(column, id));
  return inOrder(rows.map((row) => row.permission));
}

/** Writes what a role or a department allows in place of what it did. */
export async function replacePermissions(
  tx: Database,
  grantor: Grantor,
  id: number,
  wanted: readonly Permission[],
): Promise<void> {
  const { table, id: column, rowOf } = kept[grantor];
  await tx.delete(table).where(eq(column, id));
  const rows: readonly object[] = inOrder(wanted).map((permission) => ({ ...rowOf(id), permission }));
  await insertMany<PgTable>(tx, table, rows);
}

/** Writes permissions as the activity log and the audit trail tell them. */
export const describePermissions = (given: readonly Permission[]) => inOrder(given).join(', ');
