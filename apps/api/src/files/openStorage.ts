import type { FileStorage, S3Options } from './FileStorage.ts';
import { folderStorage } from './folderStorage.ts';
import { s3Storage } from './s3Storage.ts';

/** Describes where files are kept: in a folder, or in an S3-compatible store. */
export interface StorageOptions {
  /** The folder, absolute. */
  readonly uploadsDir: string;
  readonly s3: S3Options | null;
}

/** Opens what keeps the files. */
export const openStorage = ({ uploadsDir, s3 }: StorageOptions): FileStorage =>
  s3 === null ? folderStorage(uploadsDir) : s3Storage(s3);
