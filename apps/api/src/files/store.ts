import { type FileKind, fileRules, pictureLimits, pictureTypes } from '@bureau/contract';
import { randomBytes } from 'node:crypto';
import { eq, inArray } from '../db/orm.ts';
import type { Database } from '../db/database.ts';
import { files } from '../db/schema/index.ts';
import { ApiError, FieldError } from '../errors/ApiError.ts';
import type { ByteRange, FileStorage } from './FileStorage.ts';
import { type FileType, fileTypeOf } from './fileType.ts';
import { readPicture } from './picture.ts';
import type { UploadedFile } from './UploadedFile.ts';

export type StoredFile = typeof files.$inferSelect;

const million = 1_000_000;
const megabyte = 1024 * 1024;

/** Returns what a file is stored under: it is not to be guessed, and tells nothing of how it was called. */
export const storageKey = ({ kind, key }: Pick<StoredFile, 'kind' | 'key'>) => `${kind}/${key}`;

function checkPicture(bytes: Uint8Array): FileType {
  const picture = readPicture(bytes);
  if (picture === null) {
    const types = Object.values(pictureTypes).map((extension) => extension.toUpperCase());
    throw new ApiError(415, 'errors.unsupportedFile', { values: { types: types.join(', ') } });
  }
  const { type, width, height } = picture;
  const { side, pixels } = pictureLimits;
  if (Math.max(width, height) > side || width * height > pixels)
    throw new FieldError({
      file: [{ key: 'errors.pictureDimensions', values: { side, megapixels: pixels / million } }],
    });
  return { type, extension: pictureTypes[type] };
}

/** Describes a file that is about to be stored. */
interface NewFile {
  readonly kind: FileKind;
  readonly file: UploadedFile;
  readonly ownerId: number;
  readonly now: Date;
}

/**
 * Stores a file under a name of our own, and returns its row, which other tables refer to. A file that nothing refers to is deleted after a day.
 *
 * @throws ApiError 413 for one that is too large for its kind, 415 for what is no picture where it has to be one; FieldError for an empty file
 * and for a picture of absurd dimensions.
 */
export async function storeFile(
  tx: Database,
  storage: FileStorage,
  { kind, file, ownerId, now }: NewFile,
): Promise<StoredFile> {
  const { name, bytes } = file;
  const { maxBytes } = fileRules[kind];
  if (bytes.byteLength > maxBytes)
    throw new ApiError(413, 'errors.fileTooLarge', { values: { limit: maxBytes / megabyte } });
  if (bytes.byteLength === 0) throw new FieldError({ file: [{ key: 'import.file.empty' }] });
  const { type, extension } = kind === 'attachment' ? fileTypeOf(name, bytes) : checkPicture(bytes);
  const key = `${randomBytes(16).toString('hex')}.${extension}`;
  const values = { kind, key, name, type, size: bytes.byteLength, ownerId, createdAt: now };
  const [stored] = await tx.insert(files).values(values).returning();
  if (stored === undefined) throw new Error('The file was not stored.');
  await storage.put(storageKey(stored), bytes, type);
  return stored;
}

/** Reads what a file or a part of it holds, piece by piece. Returns null when it is gone. */
export const readFile = (storage: FileStorage, file: Pick<StoredFile, 'kind' | 'key'>, range?: ByteRange) =>
  storage.read(storageKey(file), range);

/** Describes what deletes files: the database or transaction, and who does what is left to do after the answer. */
interface Remover {
  readonly storage: FileStorage;
  later(work: (db: Database) => Promise<void>): void;
}

/**
 * Deletes files whose record is deleted. Their rows go with the transaction; what they hold goes after it, unless the transaction failed.
 */
export async function removeFiles(tx: Database, remover: Remover, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const removed = await tx
    .delete(files)
    .where(inArray(files.id, [...ids]))
    .returning();
  remover.later(async (db) => {
    for (const file of removed) {
      const [kept] = await db.select({ id: files.id }).from(files).where(eq(files.id, file.id));
      if (kept === undefined) await remover.storage.remove(storageKey(file));
    }
  });
}
