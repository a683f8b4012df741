import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { StartupError } from '../server/StartupError.ts';
import type { RootDatabase } from './database.ts';
import { openEmbedded } from './embedded/openEmbedded.ts';
import * as schema from './schema/index.ts';

/** Says where the database is: a PostgreSQL server by its address, or a folder for the embedded one. */
export interface DatabaseOptions {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** Is called when the embedded database stops by itself: nothing works from then on. */
  readonly onFailure: (reason: string) => void;
}

export interface OpenDatabase {
  readonly db: RootDatabase;
  readonly isEmbedded: boolean;
  close(): Promise<void>;
}

/** How long to wait for a server, and for the one session of the embedded database, in milliseconds. */
const serverTimeout = 10_000;
const sessionTimeout = 60_000;

/** Names a server without what must stay secret: `user:password@` and options are left out. */
function describeServer(databaseUrl: string): string {
  const url = URL.parse(databaseUrl);
  return url === null ? 'DATABASE_URL' : `${url.host || 'localhost'}${url.pathname}`;
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

async function openServer(databaseUrl: string): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: serverTimeout,
    application_name: 'bureau',
  });
  // A connection that is lost while idle is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const reason = reasonOf(error).replaceAll(databaseUrl, 'DATABASE_URL');
    throw new StartupError(
      `The database at ${describeServer(databaseUrl)} cannot be reached (${reason}). Check DATABASE_URL, and that the server runs.`,
    );
  }
  return { db: drizzle(pool, { schema }), isEmbedded: false, close: () => pool.end() };
}

async function openFolder(dataDir: string, onFailure: (reason: string) => void): Promise<OpenDatabase> {
  const embedded = await openEmbedded(dataDir, onFailure);
  // The embedded database has one session, so that two connections would see each other's transactions.
  const pool = new Pool({
    max: 1,
    stream: embedded.openStream,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: sessionTimeout,
    user: 'postgres',
    database: 'postgres',
  });
  pool.on('error', () => undefined);
  return {
    db: drizzle(pool, { schema }),
    isEmbedded: true,
    async close() {
      await pool.end();
      await embedded.close();
    },
  };
}

/**
 * Opens the database. Both kinds are spoken to through `pg`, so that everything after this is one path.
 *
 * @throws StartupError when it cannot be opened.
 */
export function openDatabase({ databaseUrl, dataDir, onFailure }: DatabaseOptions): Promise<OpenDatabase> {
  return databaseUrl === null ? openFolder(dataDir, onFailure) : openServer(databaseUrl);
}
