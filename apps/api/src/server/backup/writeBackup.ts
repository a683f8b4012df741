import { constants } from 'node:fs';
import { cp, link, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { create } from 'tar';
import type { OpenDatabase } from '../../db/openDatabase.ts';
import type { Config } from '../config.ts';
import { describeBackup, descriptionName } from './description.ts';

/** Names the folders that a backup is made of. */
export type BackupFolders = Pick<Config, 'dataDir' | 'uploadsDir'>;

interface WalRange {
  readonly first: string;
  readonly last: string;
}

const isUnfinished = (name: string) => name.endsWith('.unfinished');

/** Copies a file, without copying its content where the file system knows how. */
const copyOptions = { recursive: true, mode: constants.COPYFILE_FICLONE } as const;

/** Copies a database that does nothing: all of it but the segments of the log that a start does not read. */
async function copyDatabase(from: string, to: string, { first, last }: WalRange): Promise<void> {
  const isNeeded = (path: string) => {
    const name = basename(path);
    const isSegment = basename(dirname(path)) === 'pg_wal' && /^[\dA-F]{24}$/.test(name);
    return !isSegment || (first <= name && name <= last);
  };
  await cp(from, to, { ...copyOptions, filter: isNeeded });
}

/** Keeps uploaded files by a second name, so that one that is deleted a moment later is still there. They never change. */
async function linkUploads(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const entries = await readdir(from, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries.filter(({ name }) => !isUnfinished(name))) {
    const path = join(entry.parentPath, entry.name);
    const place = join(to, path.slice(from.length));
    if (entry.isDirectory()) await mkdir(place, { recursive: true });
    else await link(path, place).catch(() => cp(path, place, copyOptions));
  }
}

/** Brings all that is in memory into the files, and keeps everybody else waiting while they are copied. */
async function takeSnapshot(
  { db }: OpenDatabase,
  { dataDir, uploadsDir }: BackupFolders,
  to: string,
): Promise<void> {
  const session = await db.$client.connect();
  try {
    await session.query('checkpoint');
    const { rows } = await session.query<WalRange>(
      'select pg_walfile_name(redo_lsn) as first, pg_walfile_name(pg_current_wal_insert_lsn()) as last from pg_control_checkpoint()',
    );
    const [range] = rows;
    if (range === undefined) throw new Error('The database does not tell where its log begins.');
    await copyDatabase(join(dataDir, 'database'), join(to, 'database'), range);
    await linkUploads(uploadsDir, join(to, 'uploads'));
  } finally {
    session.release();
  }
}

/** Gives where a backup is put together. There is one at a time. */
const stageOf = (dataDir: string) => join(dataDir, 'backup.unfinished');

/**
 * Writes a backup of the embedded database and the uploaded files as one archive (tar, gzip), and leaves the end of the stream to the caller.
 * Others wait while the files of the database are copied, and not while they are packed.
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
    await takeSnapshot(database, folders, stage);
    await writeFile(join(stage, descriptionName), describeBackup());
    const files = create({ cwd: stage, portable: true }, [descriptionName, 'database', 'uploads']);
    await pipeline(Readable.from(files), createGzip({ level: 4 }), to, { end: false });
  } finally {
    await clear();
  }
}
