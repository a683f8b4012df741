import { fileURLToPath } from 'node:url';
import { drizzle, migrate, type NodePgDatabase, readMigrationFiles, sql } from './orm.ts';
import { StartupError } from '../errors/StartupError.ts';
import { applyDefaults } from './applyDefaults.ts';
import type { Database, RootDatabase } from './database.ts';

const folder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Keeps processes that start at the same time from migrating and seeding at the same time. Any number of our own. */
const lockNumber = 7_303_014;

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
  const known = readMigrationFiles({ migrationsFolder: folder });
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

async function applyMigrations(db: NodePgDatabase): Promise<void> {
  try {
    await migrate(db, { migrationsFolder: folder });
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartupError(`The database cannot be brought up to date: ${reason}. Nothing was changed.`, {
      cause,
    });
  }
}

/**
 * Brings the schema up to date, gives what resources have from the start, and then runs `afterwards` (the demonstration data), all under a lock that is shared with other
 * processes on the same database.
 */
export async function migrateDatabase(
  root: RootDatabase,
  afterwards: (db: Database) => Promise<void>,
): Promise<void> {
  const client = await root.$client.connect();
  const db = drizzle(client);
  try {
    await db.execute(sql`select pg_advisory_lock(${lockNumber})`);
    try {
      await refuseOtherStates(db);
      await applyMigrations(db);
      await applyDefaults(db);
      await afterwards(db);
    } finally {
      await db.execute(sql`select pg_advisory_unlock(${lockNumber})`);
    }
  } finally {
    client.release();
  }
}
