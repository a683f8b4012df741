import { eq, getTableName, inArray, is, sql, Table } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import * as schema from '../db/schema/index.ts';
import { continueNumbering, insertMany } from '../db/insertMany.ts';

/** Deletes all data of the company and begins to number anew. The program's own roles with what they allow, and the menu, stay. */
export async function resetData(db: Database): Promise<void> {
  const { roles, rolePermissions, menuItems } = schema;
  const kept = await db.select().from(roles).where(eq(roles.isBuiltIn, true));
  const ids = kept.map(({ id }) => id);
  const permissions = await db.select().from(rolePermissions).where(inArray(rolePermissions.roleId, ids));
  const tables = Object.values(schema).filter((value) => is(value, Table) && value !== menuItems);
  const names = tables.map((table) => sql.identifier(getTableName(table as Table)));
  await db.execute(sql`truncate ${sql.join(names, sql`, `)} restart identity cascade`);
  await insertMany(
    db,
    roles,
    kept.map((role) => ({ ...role, departmentId: null, createdBy: null })),
  );
  await insertMany(db, rolePermissions, permissions);
  await continueNumbering(db, roles);
}
