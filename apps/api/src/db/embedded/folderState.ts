import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../../errors/StartupError.ts';

/** The major version of PostgreSQL whose files are read. */
const majorVersion = '18';

const necessary = ['base', 'global/pg_control', 'pg_wal', 'pg_xact', 'postgresql.conf'] as const;

/** Names the folder of the embedded database in a data folder, and in a backup. */
export const databaseName = 'postgres';

/** Returns the folder of the embedded database in a data folder. */
export const databaseFolder = (dataDir: string) => join(dataDir, databaseName);

function refuse(folder: string, reason: string): never {
  throw new StartupError(
    `The database in ${folder} cannot be opened: ${reason}. Nothing was changed. Restore a backup, or choose another folder with DATA_DIR.`,
  );
}

/**
 * Returns whether a folder holds a database (`present`) or nothing (`absent`).
 *
 * @throws StartupError when it holds something else, so that nothing is ever overwritten.
 */
export function readFolderState(folder: string): 'present' | 'absent' {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return 'absent';
  const versionFile = join(folder, 'PG_VERSION');
  if (!existsSync(versionFile))
    refuse(folder, 'it has no PG_VERSION, so it is damaged or no database at all');
  const version = readFileSync(versionFile, 'utf8').trim();
  if (version !== majorVersion)
    refuse(folder, `it is of version ${version.slice(0, 20) || '(none)'} and not ${majorVersion}`);
  for (const name of necessary) if (!existsSync(join(folder, name))) refuse(folder, `${name} is missing`);
  return 'present';
}

/**
 * Refuses a data folder of a development state from before the first release, whose embedded database was of another kind.
 *
 * @throws StartupError
 */
export function refuseOlderState(dataDir: string): void {
  if (!existsSync(join(dataDir, 'database', 'PG_VERSION'))) return;
  throw new StartupError(
    `The folder ${dataDir} holds the database of an older development state, which this version does not read and has not touched: choose another folder with DATA_DIR, or move this one away to start with an empty database.`,
  );
}
