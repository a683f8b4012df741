import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../../errors/StartupError.ts';
import { reasonOf } from '../../errors/reasonOf.ts';

export interface FolderLock {
  release(): void;
}

const busy = 5;

function hasCode(error: unknown, key: 'code' | 'errcode', codes: readonly unknown[]): boolean {
  return (
    error instanceof Error &&
    key in error &&
    codes.includes((error as unknown as Record<string, unknown>)[key])
  );
}

/**
 * Takes a data folder for this process, and makes it where it is missing, for nobody else to enter.
 *
 * The lock is one of the operating system, held through SQLite: it ends with the process however that ends, so that none is ever stale.
 *
 * @throws StartupError when another process holds the folder, or when it cannot be written.
 */
export function lockFolder(folder: string): FolderLock {
  let file: DatabaseSync | undefined;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    file = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
    file.exec('PRAGMA journal_mode = OFF; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    file?.close();
    if (hasCode(error, 'errcode', [busy])) {
      throw new StartupError(
        `The folder ${folder} is in use by another Bureau process. Stop it, or choose another folder with DATA_DIR.`,
      );
    }
    throw new StartupError(
      `The folder ${folder} cannot be written (${reasonOf(error)}). Change its rights, or choose another folder with DATA_DIR.`,
      { cause: error },
    );
  }
  const held = file;
  return { release: () => held.close() };
}
