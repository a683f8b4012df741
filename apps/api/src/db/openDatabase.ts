import { drizzle, sql } from './orm.ts';
import { Pool, type PoolConfig } from 'pg';
import { StartupError } from '../errors/StartupError.ts';
import { causeOf, reasonOf } from '../errors/reasonOf.ts';
import type { RootDatabase } from './database.ts';
import { databaseFolder } from './embedded/folderState.ts';
import { type EmbeddedEvents, openEmbedded } from './embedded/openEmbedded.ts';

/** Describes where the database is: a PostgreSQL server by its address, or a folder for the embedded one. */
export interface DatabaseOptions extends EmbeddedEvents {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

export interface OpenDatabase {
  readonly db: RootDatabase;
  readonly isEmbedded: boolean;
  close(): Promise<void>;
}

type OpenPool = Pick<OpenDatabase, 'db' | 'close'>;

/** How long a connection is waited for, in milliseconds. */
const connectionTimeout = 10_000;

/** How many connections one process holds at most: for the requests that have their turn (`http/admission.ts`), imports, and what needs one for a moment. */
const poolSize = 16;

/** Names a server without what must stay secret: `user:password@` and options are left out. */
function describeServer(databaseUrl: string): string {
  const url = URL.parse(databaseUrl);
  return url === null ? 'DATABASE_URL' : `${url.host || 'localhost'}${url.pathname}`;
}

/** Speaks to a database through a pool of connections. One that is lost while idle is replaced by the next query. */
function connect(options: PoolConfig): OpenPool {
  const pool = new Pool({
    ...options,
    max: poolSize,
    connectionTimeoutMillis: connectionTimeout,
    application_name: 'bureau',
  });
  // Without listeners a connection that is lost, idle or in a transaction, would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: drizzle(pool), close: () => pool.end() };
}

async function openServer(databaseUrl: string): Promise<OpenDatabase> {
  const pool = connect({ connectionString: databaseUrl });
  try {
    await pool.db.execute(sql`select 1`);
  } catch (error) {
    await pool.close();
    const reason = reasonOf(causeOf(error)).replaceAll(databaseUrl, 'DATABASE_URL');
    throw new StartupError(
      `The database at ${describeServer(databaseUrl)} cannot be reached (${reason}). Check DATABASE_URL, and that the server runs.`,
    );
  }
  return { ...pool, isEmbedded: false };
}

async function openFolder(dataDir: string, events: EmbeddedEvents): Promise<OpenDatabase> {
  const embedded = await openEmbedded(dataDir, events);
  const pool = connect(embedded.connection);
  const close = async () => {
    await pool.close();
    await embedded.close();
  };
  try {
    // Some damage is found only by the first connection.
    await pool.db.execute(sql`select 1`);
  } catch (error) {
    await close();
    throw new StartupError(
      `The database in ${databaseFolder(dataDir)} cannot be opened: ${reasonOf(causeOf(error))}. Restore a backup, or choose another folder with DATA_DIR.`,
      { cause: error },
    );
  }
  return { db: pool.db, isEmbedded: true, close };
}

/**
 * Opens the database: a PostgreSQL server, or one of our own. Everything after this is the same for both.
 *
 * @throws StartupError when it cannot be opened.
 */
export function openDatabase({ databaseUrl, dataDir, ...events }: DatabaseOptions): Promise<OpenDatabase> {
  return databaseUrl === null ? openFolder(dataDir, events) : openServer(databaseUrl);
}
