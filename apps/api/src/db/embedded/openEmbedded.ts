import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { StartupError } from '../../server/StartupError.ts';
import { EmbeddedStream } from './EmbeddedStream.ts';
import { lockFolder } from './folderLock.ts';
import { readFolderState } from './folderState.ts';
import type { FromDatabase, ToDatabase } from './messages.ts';

/** Describes a database that runs in a thread of this process and keeps its files in a folder. */
export interface EmbeddedDatabase {
  /** Opens a connection. There is one session: a new connection ends the one before it. */
  openStream(): EmbeddedStream;
  close(): Promise<void>;
}

interface DatabaseThread extends EmbeddedDatabase {
  readonly ready: Promise<void>;
}

function startThread(folder: string, onFailure: (reason: string) => void): DatabaseThread {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { folder },
    stdout: true,
    stderr: true,
  });
  const opened = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  let stream: EmbeddedStream | null = null;
  let isOpen = false;
  let isClosing = false;

  const post = (message: ToDatabase) => worker.postMessage(message);
  const fail = (reason: string) => {
    stream?.receive(null);
    closed.resolve();
    if (!isOpen) opened.reject(new Error(reason));
    else if (!isClosing) onFailure(reason);
    isClosing = true;
  };

  worker.on('message', (message: FromDatabase) => {
    if (message.kind === 'ready') {
      isOpen = true;
      opened.resolve();
    } else if (message.kind === 'failed') fail(message.reason);
    else if (message.kind === 'bytes') stream?.receive(message.bytes);
    else {
      stream?.receive(null);
      closed.resolve();
    }
  });
  worker.on('error', (error) => fail(error instanceof Error ? error.message : String(error)));
  worker.on('exit', () => fail('its thread ended'));

  return {
    ready: opened.promise,
    openStream() {
      stream = new EmbeddedStream({
        connect: () => post({ kind: 'connect' }),
        send: (bytes) => post({ kind: 'bytes', bytes }),
      });
      return stream;
    },
    async close() {
      if (!isClosing) {
        isClosing = true;
        post({ kind: 'close' });
      }
      await closed.promise;
      await worker.terminate();
    },
  };
}

/** Makes an empty database beside its place, and moves it there when it is complete: a start that is killed leaves no half of one. */
async function createFolder(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
  const thread = startThread(unfinished, () => undefined);
  await thread.ready;
  await thread.close();
  renameSync(unfinished, folder);
}

/**
 * Opens the database in `{dataDir}/database`, and makes it where there is none.
 *
 * @param onFailure is called when the database stops by itself later on.
 * @throws StartupError when the folder is in use, cannot be written, or holds no sound database; then nothing in it was overwritten.
 */
export async function openEmbedded(
  dataDir: string,
  onFailure: (reason: string) => void,
): Promise<EmbeddedDatabase> {
  const lock = lockFolder(dataDir);
  const folder = join(dataDir, 'database');
  try {
    if (readFolderState(folder) === 'absent') await createFolder(folder);
    const thread = startThread(folder, onFailure);
    await thread.ready;
    return {
      openStream: thread.openStream,
      async close() {
        await thread.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    if (error instanceof StartupError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(
      `The database in ${folder} cannot be opened: ${reason}. Restore a backup, or choose another folder with DATA_DIR.`,
      { cause: error },
    );
  }
}
