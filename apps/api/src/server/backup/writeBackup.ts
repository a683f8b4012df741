import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { create } from 'tar';
import { databaseFolder, databaseName } from '../../db/embedded/folderState.ts';
import type { OpenDatabase } from '../../db/openDatabase.ts';
import type { Config } from '../config.ts';
import { describeBackup, descriptionName } from './description.ts';

/** Names the folders that a backup is made of. */
export type BackupFolders = Pick<Config, 'dataDir' | 'uploadsDir'>;

/** What a database makes anew when it starts, or must not find in a copy: https://www.postgresql.org/docs/18/continuous-archiving.html */
const leftOut =
  /^(?:postmaster\.(?:pid|opts)|(?:pg_(?:wal|dynshmem|notify|replslot|serial|snapshots|stat_tmp|subtrans)|.*pgsql_tmp[^/]*)\/.+|.*pg_internal\.init[^/]*)$/;

/** Copies a file, without copying its content where the file system knows how. */
const copy = (from: string, to: string) => copyFile(from, to, constants.COPYFILE_FICLONE);

function ignoreAbsent(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}

/**
 * Copies the files of a folder that changes meanwhile to another one. What is deleted before its turn is not missed.
 *
 * @param copyOne copies one file.
 * @param isWanted says of a path in the folder, with slashes, whether it is copied.
 */
async function copyFolder(
  from: string,
  to: string,
  copyOne: (from: string, to: string) => Promise<void>,
  isWanted: (path: string) => boolean,
): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const entries = await readdir(from, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const path = relative(from, join(entry.parentPath, entry.name));
    if (!isWanted(path.replaceAll('\\', '/'))) continue;
    if (entry.isDirectory()) await mkdir(join(to, path), { recursive: true });
    else await copyOne(join(from, path), join(to, path)).catch(ignoreAbsent);
  }
}

interface BackupEnd {
  readonly label: string;
  readonly last: string;
}

/**
 * Copies the database while it is used: PostgreSQL is told when that begins and ends, and what was written to its log meanwhile is copied after
 * it, so that a start of the copy makes it whole. Nobody waits.
 */
async function copyDatabase({ db }: OpenDatabase, from: string, to: string): Promise<void> {
  const session = await db.$client.connect();
  try {
    // Keeps the log that the copy needs, and is gone with the session.
    const slot = `backup_${randomBytes(8).toString('hex')}`;
    await session.query('select pg_create_physical_replication_slot($1, true, true)', [slot]);
    const { rows: begun } = await session.query<{ first: string }>(
      "select pg_walfile_name(pg_backup_start('bureau', true)) as first",
    );
    await copyFolder(from, to, copy, (path) => !leftOut.test(path));
    const { rows: ended } = await session.query<BackupEnd>(
      'select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(false)',
    );
    const [first, end] = [begun[0]?.first, ended[0]];
    if (first === undefined || end === undefined)
      throw new Error('The database does not tell where its log is.');
    await writeFile(join(to, 'backup_label'), end.label);
    const isNeeded = (name: string) => /^[\dA-F]{24}$/.test(name) && first <= name && name <= end.last;
    await copyFolder(join(from, 'pg_wal'), join(to, 'pg_wal'), copy, isNeeded);
  } finally {
    // Ends the session with its slot.
    session.release(true);
  }
}

/** Keeps uploaded files by a second name, so that one that is deleted a moment later is still there. They never change. */
const linkUploads = (from: string, to: string) =>
  copyFolder(
    from,
    to,
    (file, name) => link(file, name).catch(() => copy(file, name)),
    (path) => !path.endsWith('.unfinished'),
  );

/** Returns where a backup is put together. There is one at a time. */
const stageOf = (dataDir: string) => join(dataDir, 'backup.unfinished');

/**
 * Writes a backup of the embedded database and the uploaded files as one archive (tar, gzip), and leaves the end of the stream to the caller.
 * Files are kept before the database is copied and after it, so that each is there that it knows.
 */
export async function writeBackup(
  database: OpenDatabase,
  folders: BackupFolders,
  to: Writable,
): Promise<void> {
  const stage = stageOf(folders.dataDir);
  const clear = () => rm(stage, { recursive: true, force: true });
  await clear();
  try {
    await mkdir(stage, { recursive: true, mode: 0o700 });
    const keepUploads = () => linkUploads(folders.uploadsDir, join(stage, 'uploads'));
    await keepUploads();
    await copyDatabase(database, databaseFolder(folders.dataDir), join(stage, databaseName));
    await keepUploads();
    await writeFile(join(stage, descriptionName), describeBackup());
    const files = create({ cwd: stage, portable: true }, [descriptionName, databaseName, 'uploads']);
    await pipeline(Readable.from(files), createGzip({ level: 4 }), to, { end: false });
  } finally {
    await clear();
  }
}
