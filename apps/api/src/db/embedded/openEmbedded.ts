import { chmodSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { StartupError } from '../../errors/StartupError.ts';
import { reasonOf } from '../../errors/reasonOf.ts';
import { changeOwner, changeFolderOwner, refuseForeign } from './account.ts';
import { lockFolder } from './folderLock.ts';
import { databaseFolder, readFolderState, refuseOlderState } from './folderState.ts';
import { stopOrphan } from './pidFile.ts';
import { findPrograms, type Programs } from './programs.ts';
import { chooseConnection, type Connection, createDatabase, startPostgres } from './runPostgres.ts';

/** How often a database process that ends by itself is started again, and how long the waits before are, in milliseconds. */
const restartDelays = [0, 200, 500, 1000, 2000, 5000, 10_000] as const;

/** Describes a PostgreSQL that runs as a child of this process, and keeps its files in a folder. */
export interface EmbeddedDatabase {
  readonly connection: Connection;
  close(): Promise<void>;
}

/** What happens to the embedded database while it runs. */
export interface EmbeddedEvents {
  /** Called when the database has stopped for good: nothing works from then on. */
  readonly onFailure: (reason: string) => void;
  /** Called with each line of the database's log, and when it was restarted. */
  readonly onTrouble?: (words: string) => void;
}

/** Creates an empty database beside its place, and moves it there when it is complete: a start that is killed leaves no half of one. */
async function createFolder(folder: string, programs: Programs): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  changeOwner(unfinished);
  await createDatabase(unfinished, programs);
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
}

/** Runs the database process of a folder, and starts it again when it ends by itself. */
async function keepRunning(
  folder: string,
  programs: Programs,
  { onFailure, onTrouble = () => undefined }: EmbeddedEvents,
): Promise<EmbeddedDatabase> {
  const connection = await chooseConnection(folder);
  const removePlace = () => {
    if (connection.password === undefined) rmSync(connection.host, { recursive: true, force: true });
  };
  let phase: 'running' | 'closing' = 'running';
  const isClosing = () => phase === 'closing';
  // What a process says until it is ready is no trouble, and can arrive after it was found to be.
  let hasStarted = false;
  const onWords = (words: string) => {
    if (hasStarted && !isClosing()) onTrouble(words);
    hasStarted ||= words.includes('ready to accept connections');
  };
  const start = () => {
    hasStarted = false;
    return startPostgres(folder, programs, connection, onWords);
  };
  const restart = async (reason: string) => {
    let last = reason;
    for (const delay of restartDelays) {
      await wait(delay);
      if (isClosing()) return null;
      try {
        return await start();
      } catch (error) {
        last = reasonOf(error);
      }
    }
    onFailure(last);
    return null;
  };
  let postgres = await start().catch((error: unknown) => {
    removePlace();
    throw error;
  });
  const watch = async () => {
    for (;;) {
      const reason = await postgres.ended;
      if (isClosing()) return;
      onTrouble(`The database process has ended (${reason}). It is started again.`);
      const next = await restart(reason);
      if (next === null) return;
      postgres = next;
      if (isClosing()) return next.stop();
      onTrouble('The database process runs again.');
    }
  };
  const watching = watch();
  return {
    connection,
    async close() {
      phase = 'closing';
      await postgres.stop();
      await watching;
      removePlace();
    },
  };
}

/**
 * Opens the database in a data folder, and makes it where there is none.
 *
 * @throws StartupError when the folder is in use, cannot be written, or holds no sound database; then nothing in it was overwritten.
 */
export async function openEmbedded(dataDir: string, events: EmbeddedEvents): Promise<EmbeddedDatabase> {
  refuseOlderState(dataDir);
  const lock = lockFolder(dataDir);
  const folder = databaseFolder(dataDir);
  try {
    refuseForeign(folder);
    const programs = findPrograms();
    if (readFolderState(folder) === 'absent') await createFolder(folder, programs);
    await stopOrphan(folder);
    changeFolderOwner(folder);
    chmodSync(folder, 0o700);
    const database = await keepRunning(folder, programs, events);
    return {
      connection: database.connection,
      async close() {
        await database.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `The database in ${folder} cannot be opened: ${reasonOf(error)}. Restore a backup, or choose another folder with DATA_DIR.`,
      { cause: error },
    );
  }
}
