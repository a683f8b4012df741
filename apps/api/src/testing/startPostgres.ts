// Starts one PostgreSQL for all tests of the API before the first, and stops it after the last.
import { openEmbedded } from '../db/embedded/openEmbedded.ts';
import { createEmptyDir, deleteDir } from './template.ts';

/** Is called by the runner; what it returns is called at the end. */
export async function setup(): Promise<() => Promise<void>> {
  const dataDir = createEmptyDir();
  const onFailure = (reason: string) => {
    throw new Error(`The database of the tests has stopped: ${reason}`);
  };
  const { connection, close } = await openEmbedded(dataDir, { onFailure });
  const { user, password = '', host, port, database } = connection;
  const query = host.startsWith('/') ? `?host=${encodeURIComponent(host)}` : '';
  process.env['TEST_DATABASE_URL'] = `postgres://${user}:${password}@localhost:${port}/${database}${query}`;
  return async () => {
    await close();
    deleteDir(dataDir);
  };
}
