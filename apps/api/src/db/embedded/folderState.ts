import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../../server/StartupError.ts';

/** Names the version of PostgreSQL whose files the embedded database reads. */
const majorVersion = '18';

const necessary = ['base', 'global/pg_control', 'pg_wal', 'pg_xact', 'postgresql.conf'] as const;

function refuse(folder: string, reason: string): never {
  throw new StartupError(
    `The database in ${folder} cannot be opened: ${reason}. Nothing was changed. Restore a backup, or choose another folder with DATA_DIR.`,
  );
}

/**
 * Tells whether a folder holds a database (`present`) or nothing (`absent`).
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
