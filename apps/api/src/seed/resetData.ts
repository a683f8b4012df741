import { roles as contract } from '@bureau/contract';
import { eq, getTableName, inArray, sql } from '../db/orm.ts';
import type { Database } from '../db/database.ts';
import { allTables } from '../db/allTables.ts';
import {
  appliedDefaults,
  counters,
  menuItems,
  rolePermissions,
  roles,
  settingsRecord,
  translations,
} from '../db/schema/index.ts';
import { continueNumbering, insertMany } from '../db/insertMany.ts';

/** Whether nobody who is still there has made a record. */
const ownerless = <Row extends object>(row: Row) => ({ ...row, createdBy: null });

/**
 * Deletes all data of the company and begins to number anew. The program's own roles with what they allow, the menu and the languages stay.
 */
export async function resetData(db: Database): Promise<void> {
  const kept = await db.select().from(roles).where(eq(roles.isBuiltIn, true));
  const ids = kept.map(({ id }) => id);
  const permissions = await db.select().from(rolePermissions).where(inArray(rolePermissions.roleId, ids));
  const menu = await db.select().from(menuItems);
  const languages = await db.select().from(translations);
  const tables = Object.values(allTables).filter(
    (table) => table !== settingsRecord && table !== appliedDefaults,
  );
  const names = tables.map((table) => sql.identifier(getTableName(table)));
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
  await db
    .insert(counters)
    .values({ name: contract.name, value: Math.max(...kept.map(({ number }) => number)) });
}
