import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';

/** Whether the system keeps a folder in memory, and has room for many databases there. */
function hasRoomInMemory(): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 2e9;
}

/** Is where tests keep their databases: a copy is a thousand files, which take a disk a second. */
const folderOfTests = hasRoomInMemory() ? memory : tmpdir();

/** Creates an empty folder, to be deleted by the caller. */
export const createEmptyDir = () => mkdtempSync(join(folderOfTests, 'bureau-api-'));

/** Deletes a folder that a test made. */
export function deleteDir(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
