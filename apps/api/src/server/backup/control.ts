import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import type { Logger } from '../logger.ts';

/** Lets commands on this machine ask the server for something, until it is closed. */
export interface Control {
  close(): Promise<void>;
}

/**
 * Gives the address at which a server is asked by commands: a socket in the folder of its data, which only those can open who may read the data
 * anyway. Windows has names of its own for such addresses.
 */
function addressOf(dataDir: string): string {
  if (process.platform !== 'win32') return join(dataDir, 'control');
  return String.raw`\\.\pipe\bureau-${createHash('sha256').update(dataDir).digest('hex').slice(0, 32)}`;
}

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
    // What a server has left that was killed. The folder is locked, so that no other one can be using it.
    await rm(address, { force: true });
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

/** Asks the server that uses a folder for a backup. Gives null when none answers. */
export async function askForBackup(dataDir: string): Promise<IncomingMessage | null> {
  const asking = request({ socketPath: addressOf(dataDir), path: '/backup', method: 'POST' });
  asking.end();
  try {
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    return answer;
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
}
