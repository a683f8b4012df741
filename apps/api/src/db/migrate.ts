import { drizzle, migrate, type NodePgDatabase, sql } from './orm.ts';
import { StartupError } from '../errors/StartupError.ts';
import { causeOf, reasonOf } from '../errors/reasonOf.ts';
import { applyDefaults } from './applyDefaults.ts';
import type { Database, RootDatabase } from './database.ts';
import { migrationsFolder, refuseOtherStates } from './refuseOtherStates.ts';

/** Keeps processes that start at the same time from migrating and seeding at the same time. Any number of our own. */
const lockNumber = 7_303_014;

async function applyMigrations(db: NodePgDatabase): Promise<void> {
  try {
    await migrate(db, { migrationsFolder });
  } catch (error) {
    const cause = causeOf(error);
    const reason = reasonOf(cause);
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
