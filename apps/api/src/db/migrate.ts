import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { StartupError } from '../errors/StartupError.ts';
import type { Database, RootDatabase, Schema } from './database.ts';
import * as schema from './schema/index.ts';

const folder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Keeps processes that start at the same time from migrating and seeding at the same time. Any number of our own. */
const lockNumber = 7_303_014;

interface Journal {
  readonly entries: readonly { readonly when: number }[];
}

/** Refuses a database that a newer version of the program has changed: migrations only go forward. */
async function refuseNewer(db: Database): Promise<void> {
  const journal = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')) as Journal;
  const newestKnown = Math.max(...journal.entries.map((entry) => entry.when));
  const { rows: tables } = await db.execute<{ name: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  );
  if (tables[0]?.name == null) return;
  const { rows } = await db.execute<{ newest: string | null }>(
    sql`select max(created_at) as newest from drizzle.__drizzle_migrations`,
  );
  if (Number(rows[0]?.newest ?? 0) > newestKnown)
    throw new StartupError(
      'The database was written by a newer version of Bureau. Start that version, or restore a backup.',
    );
}

async function applyMigrations(db: NodePgDatabase<Schema>): Promise<void> {
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
 * Brings the schema up to date and then runs `afterwards` (the demonstration data), both under a lock that is shared with other
 * processes on the same database.
 */
export async function migrateDatabase(
  root: RootDatabase,
  afterwards: (db: Database) => Promise<void>,
): Promise<void> {
  const client = await root.$client.connect();
  const db = drizzle(client, { schema });
  try {
    await db.execute(sql`select pg_advisory_lock(${lockNumber})`);
    try {
      await refuseNewer(db);
      await applyMigrations(db);
      await afterwards(db);
    } finally {
      await db.execute(sql`select pg_advisory_unlock(${lockNumber})`);
    }
  } finally {
    client.release();
  }
}
