import { fileURLToPath } from 'node:url';
import { StartupError } from '../errors/StartupError.ts';
import type { Database } from './database.ts';
import { readMigrationFiles, sql } from './orm.ts';

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Refuses a database that other migrations have made than ours, which only go forward. Nothing in it is changed.
 *
 * @param name names the database to whoever reads the refusal.
 * @throws StartupError
 */
export async function refuseOtherStates(db: Database, name = 'The database'): Promise<void> {
  const { rows: tables } = await db.execute<{ name: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  );
  if (tables[0]?.name == null) return;
  const { rows: applied } = await db.execute<{ hash: string; created_at: string }>(
    sql`select hash, created_at from drizzle.__drizzle_migrations order by created_at, id`,
  );
  const known = readMigrationFiles({ migrationsFolder });
  const newestKnown = Math.max(...known.map(({ folderMillis }) => folderMillis));
  if (applied.some((migration) => Number(migration.created_at) > newestKnown))
    throw new StartupError(
      `${name} was written by a newer version of Bureau. Use that version, or a backup of this one.`,
    );
  if (applied.some(({ hash }, index) => hash !== known[index]?.hash))
    throw new StartupError(
      `${name} is of an older development state, which this version does not read and has not touched: start with an empty one (another folder in DATA_DIR, or another database in DATABASE_URL), and import what you export from it with the version that made it.`,
    );
}
