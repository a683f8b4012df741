import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, lstatSync, statSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request } from 'node:http';
import { dirname, join } from 'node:path';
import type { Writable } from 'node:stream';
import { createSocketFolder, socketFolderOf } from '../../db/embedded/socketFolder.ts';
import type { Logger } from '../../http/logger.ts';

/** Lets commands on this machine ask the server for something, until it is closed. */
export interface Control {
  close(): Promise<void>;
}

/** How many bytes the path of a socket may have: 103 on macOS, 107 on Linux. */
const maxPathLength = 103;

const socketName = 'control';

const hasShortPath = (dataDir: string) => Buffer.byteLength(join(dataDir, socketName)) <= maxPathLength;

const keyOf = (dataDir: string) => `${socketName} ${dataDir}`;

/**
 * Returns the address at which a server is asked by commands: a socket in the folder of its data, which only those can open who may read the data
 * anyway, or where that has too long a path, in a folder of its own. Windows has names of its own for such addresses.
 */
function addressOf(dataDir: string): string {
  if (process.platform === 'win32')
    return String.raw`\\.\pipe\bureau-${createHash('sha256').update(dataDir).digest('hex').slice(0, 32)}`;
  return join(hasShortPath(dataDir) ? dataDir : socketFolderOf(keyOf(dataDir)), socketName);
}

/** Makes room for the socket. What a killed server has left is removed: the folder is locked, so that no other one can be using it. */
async function prepareAddress(dataDir: string): Promise<void> {
  if (process.platform === 'win32') return;
  if (hasShortPath(dataDir)) await rm(addressOf(dataDir), { force: true });
  else createSocketFolder(keyOf(dataDir));
}

/**
 * Returns whether there is a socket, and in a folder of our own account, or of whoever owns the data: anybody may make one where those lie whose
 * path is short, and root asks the servers of others.
 */
const isThere = (address: string, dataDir: string) =>
  process.platform === 'win32' ||
  (existsSync(address) &&
    [process.getuid?.(), statSync(dataDir).uid].includes(lstatSync(dirname(address)).uid));

/** Answers commands that ask for a backup, one at a time. Where that cannot be done, the server runs without. */
export async function openControl(
  dataDir: string,
  writeTo: (to: Writable) => Promise<void>,
  log: Logger,
): Promise<Control> {
  const address = addressOf(dataDir);
  let isBusy = false;
  const server = createServer((_, response) => {
    if (isBusy) {
      response.writeHead(409).end('Another backup is under way.');
      return;
    }
    isBusy = true;
    writeTo(response)
      .then(() => response.end())
      .catch((error: unknown) => {
        log.warn('A backup failed.', { error });
        if (response.headersSent) response.destroy();
        else response.writeHead(500).end('The backup failed. The log of the server says why.');
      })
      .finally(() => (isBusy = false));
  });
  try {
    await prepareAddress(dataDir);
    server.listen(address);
    await once(server, 'listening');
    if (process.platform !== 'win32') await chmod(address, 0o600);
  } catch (error) {
    log.warn('Backups can only be made while the server is stopped: its socket could not be opened.', {
      error,
    });
  }
  return {
    async close() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

const isAbsent = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ECONNREFUSED');

/** Asks the server that uses a folder for a backup. Returns null when none answers. */
export async function requestBackup(dataDir: string): Promise<IncomingMessage | null> {
  const socketPath = addressOf(dataDir);
  if (!isThere(socketPath, dataDir)) return null;
  const asking = request({ socketPath, path: '/backup', method: 'POST' });
  asking.end();
  try {
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    return answer;
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
}
