import { eq, getTableName, inArray, is, sql, Table } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import * as schema from '../db/schema/index.ts';
import { continueNumbering, insertMany } from '../db/insertMany.ts';

/** Whether nobody who is still there has made a record. */
const ownerless = <Row extends object>(row: Row) => ({ ...row, createdBy: null });

/**
 * Deletes all data of the company and begins to number anew. The program's own roles with what they allow, the menu and the languages stay.
 */
export async function resetData(db: Database): Promise<void> {
  const { roles, rolePermissions, menuItems, settingsRecord, translations } = schema;
  const kept = await db.select().from(roles).where(eq(roles.isBuiltIn, true));
  const ids = kept.map(({ id }) => id);
  const permissions = await db.select().from(rolePermissions).where(inArray(rolePermissions.roleId, ids));
  const menu = await db.select().from(menuItems);
  const languages = await db.select().from(translations);
  const tables = Object.values(schema).filter((value) => is(value, Table) && value !== settingsRecord);
  const names = tables.map((table) => sql.identifier(getTableName(table as Table)));
  await db.execute(sql`truncate ${sql.join(names, sql`, `)} restart identity cascade`);
  await insertMany(
    db,
    roles,
    kept.map((role) => ({ ...role, departmentId: null, createdBy: null })),
  );
  await insertMany(db, rolePermissions, permissions);
  await insertMany(db, menuItems, menu.map(ownerless));
  await insertMany(db, translations, languages.map(ownerless));
  for (const table of [roles, menuItems, translations]) await continueNumbering(db, table);
}
