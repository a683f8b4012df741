import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';

/**
 * Returns where the sockets of something lie that may have too long a path for them: systems allow some hundred bytes. It has one name for each
 * key, so that what a killed server has left is used again.
 */
export const socketFolderOf = (key: string) =>
  `/tmp/bureau-${createHash('sha256').update(key).digest('hex').slice(0, 16)}`;

/** Creates the folder of sockets of a key, empty, for nobody else to enter. Where somebody else's is in the way it gets another name. */
export function createSocketFolder(key: string): string {
  const path = socketFolderOf(key);
  try {
    rmSync(path, { recursive: true, force: true });
    mkdirSync(path, { mode: 0o700 });
    return path;
  } catch {
    return mkdtempSync('/tmp/bureau-');
  }
}
