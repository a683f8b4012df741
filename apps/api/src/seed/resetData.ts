import { getTableName, is, sql, Table } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import * as schema from '../db/schema/index.ts';

/** Names the tables that migrations fill: what a role may do, and the menu. */
const reference: readonly Table[] = [schema.roles, schema.rolePermissions, schema.menuItems];

/** Deletes all data of the company and begins to number anew. Roles and the menu stay. */
export async function resetData(db: Database): Promise<void> {
  const tables = Object.values(schema).filter((value) => is(value, Table) && !reference.includes(value));
  const names = tables.map((table) => sql.identifier(getTableName(table as Table)));
  await db.execute(sql`truncate ${sql.join(names, sql`, `)} restart identity cascade`);
}
