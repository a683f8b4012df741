// `npm run restore -- FILE [--force]`
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { extract } from 'tar';
import { refuseForeign } from '../../db/embedded/account.ts';
import { lockFolder } from '../../db/embedded/folderLock.ts';
import { databaseFolder, readFolderState, refuseOlderState } from '../../db/embedded/folderState.ts';
import { openDatabase } from '../../db/openDatabase.ts';
import { refuseOtherStates } from '../../db/refuseOtherStates.ts';
import { StartupError } from '../../errors/StartupError.ts';
import { causeOf, reasonOf } from '../../errors/reasonOf.ts';
import type { Config } from '../config.ts';
import { descriptionName, readDescription } from './description.ts';
import { readEverything } from './readEverything.ts';
import { replaceFolders } from './replaceFolders.ts';
import { readArguments, runCommand } from './runCommand.ts';

async function unpack(file: string, folder: string): Promise<string> {
  if (!existsSync(file)) throw new StartupError(`There is no file ${file}.`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await extract({ file, cwd: folder, strict: true });
  } catch (error) {
    // What the system refuses, such as room on the disk, says nothing of the file.
    const trouble =
      error instanceof Error && 'syscall' in error ? 'could not be unpacked' : 'is damaged or no backup';
    throw new StartupError(`${file} ${trouble}: ${reasonOf(error)}. Nothing was changed.`, { cause: error });
  }
  const { madeAt } = readDescription(join(folder, descriptionName));
  if (readFolderState(databaseFolder(folder)) === 'absent')
    throw new StartupError(`${file} holds no database. Nothing was changed.`);
  await checkDatabase(folder, file);
  // Programs that pack a backup anew may leave out a folder without files.
  await mkdir(join(folder, 'uploads'), { recursive: true });
  return madeAt;
}

/** Opens the database of a backup where it was unpacked: before anything is replaced, it is known to be sound and one that we can use. */
async function checkDatabase(folder: string, file: string): Promise<void> {
  const onFailure = (reason: string) => process.stderr.write(`${reason}\n`);
  const database = await openDatabase({ databaseUrl: null, dataDir: folder, onFailure });
  try {
    await refuseOtherStates(database.db, `The database in ${file}`);
    await readEverything(database.db).catch((error: unknown) => {
      const reason = reasonOf(causeOf(error));
      throw new StartupError(`The database in ${file} is damaged: ${reason}. Nothing was changed.`, {
        cause: error,
      });
    });
  } finally {
    await database.close();
  }
}

const holdsSomething = async (folder: string) => (await readdir(folder).catch(() => [])).length > 0;

const restoredName = (target: string) => `${target}.restored`;

/** Brings a folder to the disk that it will be on, so that it can take its place at once. */
async function copyTo(target: string, from: string): Promise<string> {
  const restored = restoredName(target);
  await rm(restored, { recursive: true, force: true });
  await mkdir(dirname(target), { recursive: true });
  await rename(from, restored).catch(() => cp(from, restored, { recursive: true }));
  return restored;
}

/** Puts what was unpacked in the place of what is there. */
async function putInPlace(folder: string, database: string, uploadsDir: string): Promise<void> {
  try {
    const uploads = await copyTo(uploadsDir, join(folder, 'uploads'));
    await replaceFolders([
      { target: database, by: databaseFolder(folder) },
      { target: uploadsDir, by: uploads },
    ]);
  } catch (error) {
    await rm(restoredName(uploadsDir), { recursive: true, force: true }).catch(() => undefined);
    throw new StartupError(`The backup could not be put in place: ${reasonOf(error)}. Nothing was changed.`, {
      cause: error,
    });
  }
}

async function restore({ dataDir, uploadsDir }: Config, file: string, isForced: boolean): Promise<string> {
  refuseOlderState(dataDir);
  const lock = lockFolder(dataDir);
  const folder = join(dataDir, 'restore.unfinished');
  const database = databaseFolder(dataDir);
  try {
    refuseForeign(database);
    for (const target of [database, uploadsDir])
      if (!isForced && (await holdsSomething(target)))
        throw new StartupError(`${target} holds data already. To replace all of it, add --force.`);
    const madeAt = await unpack(file, folder);
    await putInPlace(folder, database, uploadsDir);
    return madeAt;
  } finally {
    // Where unpacking has failed, some of its writes may still be under way.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    lock.release();
  }
}

await runCommand(async (config) => {
  const { file, isForced } = readArguments('npm run restore -- FILE [--force]', { canForce: true });
  if (config.databaseUrl !== null)
    throw new StartupError(
      'The database is a PostgreSQL server. Restore it with its own program: pg_restore --clean --if-exists --dbname="$DATABASE_URL" FILE',
    );
  const madeAt = await restore(config, file, isForced);
  process.stdout.write(`${config.dataDir} is as it was on ${madeAt}. Start Bureau to use it.\n`);
});
