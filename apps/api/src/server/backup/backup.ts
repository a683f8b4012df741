// `npm run backup -- FILE`
import { existsSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import { databaseFolder } from '../../db/embedded/folderState.ts';
import { openDatabase } from '../../db/openDatabase.ts';
import { StartupError } from '../../errors/StartupError.ts';
import { reasonOf } from '../../errors/reasonOf.ts';
import type { Config } from '../config.ts';
import { requestBackup } from './control.ts';
import { readArguments, runCommand } from './runCommand.ts';
import { writeBackup } from './writeBackup.ts';

/** Writes a file that is there as a whole or not at all, and that nobody else may read: it holds everything. */
async function save(file: string, write: (to: Writable) => Promise<void>): Promise<void> {
  const unfinished = `${file}.unfinished`;
  try {
    const content = (await open(unfinished, 'w', 0o600)).createWriteStream();
    await write(content);
    await finished(content.end());
    await rename(unfinished, file);
  } catch (error) {
    // Where nothing could be written, nothing may be removed either.
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw new StartupError(`The backup could not be written to ${file}: ${reasonOf(error)}.`, {
      cause: error,
    });
  }
}

/** Creates the backup in the process that uses the database. Returns false when there is none. */
async function saveFromServer({ dataDir }: Config, file: string): Promise<boolean> {
  const answer = await requestBackup(dataDir);
  if (answer === null) return false;
  if (answer.statusCode !== 200) throw new StartupError(await text(answer));
  await save(file, (to) => pipeline(answer, to, { end: false }));
  return true;
}

async function saveFromFolder(config: Config, file: string): Promise<void> {
  if (!existsSync(databaseFolder(config.dataDir)))
    throw new StartupError(`There is no database in ${config.dataDir}. DATA_DIR says where it is.`);
  const onFailure = (reason: string) => process.stderr.write(`${reason}\n`);
  const database = await openDatabase({ ...config, onFailure });
  try {
    await save(file, (to) => writeBackup(database, config, to));
  } finally {
    await database.close();
  }
}

await runCommand(async (config) => {
  const { file } = readArguments('npm run backup -- FILE');
  if (config.databaseUrl !== null)
    throw new StartupError(
      'The database is a PostgreSQL server. Back it up with its own program: pg_dump --format=custom --file=FILE "$DATABASE_URL"',
    );
  if (existsSync(file)) throw new StartupError(`${file} exists already. Choose another name.`);
  if (!(await saveFromServer(config, file))) await saveFromFolder(config, file);
  const { size } = await stat(file);
  const megabytes = Math.max(0.1, size / 1_000_000).toFixed(1);
  process.stdout.write(`The backup is in ${file} (${megabytes} MB).\n`);
  if (config.s3 !== null) process.stdout.write('Uploaded files are in the S3 store, and not part of it.\n');
});
