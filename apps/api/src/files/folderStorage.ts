import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ByteRange, FileStorage } from './FileStorage.ts';

async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch {
    return false;
  }
}

/** Opens a file when its first piece is asked for, so that nothing stays open of what nobody reads. */
async function* readPieces(path: string, range?: ByteRange): AsyncIterable<Uint8Array> {
  yield* createReadStream(
    path,
    range && { start: range.first, end: range.last },
  ) as AsyncIterable<Uint8Array>;
}

/** Keeps files in a folder, where nobody else on the machine may read them. */
export function folderStorage(folder: string): FileStorage {
  return {
    async put(key, bytes) {
      const path = join(folder, key);
      const unfinished = `${path}.${randomBytes(4).toString('hex')}.unfinished`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(unfinished, bytes, { mode: 0o600 });
      await rename(unfinished, path);
    },
    async read(key, range) {
      const path = join(folder, key);
      return (await exists(path)) ? readPieces(path, range) : null;
    },
    remove: (key) => rm(join(folder, key), { force: true }),
  };
}
