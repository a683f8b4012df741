import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { account, changeOwner, accountName } from './account.ts';
import { readPidFile } from './pidFile.ts';
import type { Programs } from './programs.ts';
import { createSocketFolder } from './socketFolder.ts';

/** The role that owns everything in the database. */
const roleName = 'bureau';

/** How often a process that starts is asked whether it is ready, in milliseconds. */
const readyInterval = 20;

/** The signal that stops a process, and how long stopping may take, in milliseconds. Who has not written everything to the disk recovers at the next start. */
const stopSignals = [
  ['SIGINT', 15_000],
  ['SIGQUIT', 3000],
  ['SIGKILL', 3000],
] as const;

const isWindows = process.platform === 'win32';

/**
 * The whole database fits into memory, so reading here and there costs little more than reading on; queries are too short to compile or to
 * share out. A table of up to a quarter of the buffers stays in them when all of it is read, as a search for one letter does.
 */
const planning = {
  shared_buffers: '256MB',
  work_mem: '16MB',
  random_page_cost: '1.1',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
};

/** Keeps the write-ahead log in proportion to a small database. */
const disk = { min_wal_size: '32MB', max_wal_size: '128MB', wal_compression: 'pglz' };

/** Statements and their values are nobody's business; what the server says of itself is kept. */
const logging = {
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  // The log is kept small on purpose, so that filling a table makes many.
  checkpoint_warning: '0',
  log_line_prefix: '',
};

const optionsOf = (settings: Readonly<Record<string, string>>) =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/**
 * Ends the program when we end, however that is: a process beside it sees that the pipe to us closes. `$$` stays the number of the program,
 * which takes the shell's place. Windows ends children with their parent by itself.
 */
const endWithParent = '( { cat <&4; kill -INT $$; } >/dev/null 2>&1 & ) && exec "$@" 4<&-';

/**
 * Runs a program on a data folder. Where it runs as another account than ours, it is given the open folder, since it may not be allowed to
 * enter those above it.
 */
function spawnOn(folder: string, program: string, args: readonly string[]): ChildProcess {
  const handle = account.uid === undefined ? null : openSync(folder, 'r');
  const command = [program, '-D', handle === null ? folder : '/proc/self/fd/3', ...args];
  const [file = '', ...rest] = isWindows ? command : ['/bin/sh', '-c', endWithParent, 'sh', ...command];
  try {
    return spawn(file, rest, {
      ...account,
      cwd: isWindows ? folder : '/',
      env: isWindows ? process.env : { PATH: process.env['PATH'], LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe', handle ?? 'ignore', 'pipe'],
      // Ctrl+C in a terminal is for us alone, who stop the database last.
      detached: !isWindows,
      windowsHide: true,
    });
  } finally {
    if (handle !== null) closeSync(handle);
  }
}

async function endOf(child: ChildProcess): Promise<string> {
  try {
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
    return code === null ? `it was ended by ${signal}` : `it ended with code ${code}`;
  } catch (error) {
    return String(error);
  } finally {
    // Lets the process beside it end, too.
    child.stdio[4]?.destroy();
  }
}

const ownWords = /^(?:LOG|FATAL|PANIC|initdb: error): +(\S.*)$/;

/** Logs what a program prints, and returns a function that returns what it printed last. */
function listen(child: ChildProcess, onWords: (words: string) => void = () => undefined) {
  let last = '';
  if (child.stderr !== null)
    createInterface({ input: child.stderr }).on('line', (line) => {
      const words = ownWords.exec(line)?.[1]?.replace(/\.$/, '');
      if (words === undefined) return;
      if (!line.startsWith('LOG')) last = words;
      onWords(words);
    });
  return () => last;
}

/** On Windows, where there are no sockets that belong to somebody, who asks has to know what is in this file of the folder. */
const passwordFile = 'bureau.password';

/**
 * Creates an empty database in an empty folder. Texts are compared by their code points, whatever languages the machine knows.
 *
 * @throws Error with what PostgreSQL complained about.
 */
export async function createDatabase(folder: string, { initdb }: Programs): Promise<void> {
  const password = `${folder}.password`;
  if (isWindows) writeFileSync(password, randomBytes(32).toString('base64url'));
  const child = spawnOn(folder, initdb, [
    `--username=${roleName}`,
    ...(isWindows ? ['--auth=scram-sha-256', `--pwfile=${password}`] : ['--auth=peer']),
    '--encoding=UTF8',
    '--no-locale',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ]);
  const lastWords = listen(child);
  const end = await endOf(child);
  if (child.exitCode !== 0) throw new Error(lastWords() || end);
  if (isWindows) renameSync(password, join(folder, passwordFile));
}

/** Lets in the account that we run as, whom the operating system names, and nobody else. A restored folder may have been another's. */
function writeAccess(folder: string): void {
  if (isWindows) return;
  const texts = {
    'pg_hba.conf': `local all ${roleName} peer map=bureau\n`,
    'pg_ident.conf': `bureau "${accountName()}" ${roleName}\n`,
  };
  for (const [name, text] of Object.entries(texts)) {
    writeFileSync(join(folder, name), text);
    changeOwner(join(folder, name));
  }
}

/** Describes how the database process of a folder is reached: what `pg` takes. */
export interface Connection {
  /** The folder of the socket; on Windows `127.0.0.1`. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
  readonly password?: string;
}

/** Chooses where the database process of a folder will be reached. */
export async function chooseConnection(folder: string): Promise<Connection> {
  const names = { user: roleName, database: 'postgres' };
  if (isWindows) {
    const password = readFileSync(join(folder, passwordFile), 'utf8');
    return { ...names, host: '127.0.0.1', port: await freePort(), password };
  }
  const { dev, ino } = statSync(folder);
  const host = createSocketFolder(`${dev} ${ino}`);
  changeOwner(host);
  return { ...names, host, port: 5432 };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** A database process that takes connections. */
export interface RunningPostgres {
  /** Is fulfilled with how the process ended. */
  readonly ended: Promise<string>;
  /** Ends connections, writes everything to the disk, and ends the process. */
  stop(): Promise<void>;
}

/**
 * Starts the database process of a folder, and waits until it takes connections, however long it has to recover before.
 *
 * @param onWords Called with each line of the process's log.
 * @throws Error with what PostgreSQL complained about, when it ends instead.
 */
export async function startPostgres(
  folder: string,
  programs: Programs,
  { host, port }: Connection,
  onWords: (words: string) => void,
): Promise<RunningPostgres> {
  writeAccess(folder);
  const address: Record<string, string> = isWindows
    ? { listen_addresses: host }
    : { listen_addresses: '', unix_socket_directories: host, unix_socket_permissions: '0700' };
  const settings = { ...address, port: String(port), ...planning, ...disk, ...logging };
  const child = spawnOn(folder, programs.postgres, optionsOf(settings));
  const lastWords = listen(child, onWords);
  const state: { end: string | null } = { end: null };
  const ended = endOf(child).then((how) => (state.end = how));
  for (;;) {
    const found = readPidFile(folder);
    if (found?.pid === child.pid && found?.isReady) break;
    if (state.end !== null) throw new Error(lastWords() || state.end);
    await wait(readyInterval);
  }
  return {
    ended,
    async stop() {
      if (isWindows) spawnSync(programs.pgCtl, ['stop', '-D', folder, '--mode=fast', '--wait']);
      for (const [signal, patience] of stopSignals) {
        child.kill(signal);
        const timer = new AbortController();
        await Promise.race([ended, wait(patience, null, { signal: timer.signal }).catch(() => null)]);
        timer.abort();
        if (state.end !== null) return;
      }
    },
  };
}
