import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { FromDatabase, ToDatabase } from './messages.ts';

const port = parentPort;
if (port === null) throw new Error('The database runs in a thread of its own.');

const { folder } = workerData as { readonly folder: string };
const send = (message: FromDatabase) => port.postMessage(message);

/** What PostgreSQL says when it gives up, without time and process. */
let complaint = '';

async function openDatabase(): Promise<PGlite | null> {
  try {
    return await PGlite.create(folder, {
      extensions: { pg_trgm },
      onStderr: (text) => {
        complaint = /(?:FATAL|PANIC):\s+(.*?)\.?$/.exec(text)?.[1] ?? complaint;
        return true;
      },
    });
  } catch (error) {
    const reason =
      error instanceof Error && error.name === 'RuntimeError' ? 'its files are damaged' : String(error);
    send({ kind: 'failed', reason: complaint || reason });
    return null;
  }
}

const database = await openDatabase();

/** The whole database fits into memory, so reading here and there costs little more than reading on; queries are too short to compile. */
const sessionSettings = 'SET random_page_cost = 1.1; SET jit = off';

/** Ends what an earlier connection left open. There is one session, so the next one would inherit it. */
async function resetSession(db: PGlite): Promise<void> {
  if (db.isInTransaction()) await db.exec('ROLLBACK');
  await db.exec('DISCARD ALL');
  await db.exec(sessionSettings);
}

async function handle(db: PGlite, message: ToDatabase): Promise<void> {
  if (message.kind === 'connect') await resetSession(db);
  else if (message.kind === 'bytes') {
    const answer = await db.execProtocolRaw(message.bytes);
    if (answer.length > 0) send({ kind: 'bytes', bytes: answer });
  } else {
    await db.close();
    send({ kind: 'closed' });
    port?.close();
  }
}

if (database !== null) {
  let work = Promise.resolve();
  port.on('message', (message: ToDatabase) => {
    work = work.then(() => handle(database, message));
  });
  send({ kind: 'ready' });
}
