// Starts one PostgreSQL for all tests of the API before the first, and stops it after the last.
import { Client } from 'pg';
import { openEmbedded } from '../db/embedded/openEmbedded.ts';
import type { Connection } from '../db/embedded/runPostgres.ts';
import { createEmptyDir, deleteDir } from './folders.ts';

/** What keeps a database through a crash, or in shape for years, is lost on one that lives for minutes. */
const spared = ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum'];

async function spare(connection: Connection): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  for (const name of spared) await client.query(`alter system set ${name} = off`);
  await client.query('select pg_reload_conf()');
  await client.end();
}

/** Is called by the runner; what it returns is called at the end. */
export async function setup(): Promise<() => Promise<void>> {
  const dataDir = createEmptyDir();
  const onFailure = (reason: string) => {
    throw new Error(`The database of the tests has stopped: ${reason}`);
  };
  const { connection, close } = await openEmbedded(dataDir, { onFailure });
  await spare(connection);
  const { user, password = '', host, port, database } = connection;
  const query = host.startsWith('/') ? `?host=${encodeURIComponent(host)}` : '';
  process.env['TEST_DATABASE_URL'] = `postgres://${user}:${password}@localhost:${port}/${database}${query}`;
  return async () => {
    await close();
    deleteDir(dataDir);
  };
}
