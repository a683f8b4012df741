// Runs before anything is installed, on the system's Node (20.19 or newer): no dependencies, plain JavaScript.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const isWindows = process.platform === 'win32';

/**
 * `node` is the one that the lockfile brings, the tools are found by name, and none of them reports home. Node keeps the code that it has compiled, as most
 * sources are loaded by many processes; the tools that are written in Go, TypeScript among them, give memory back less often, which takes a fifth of their time.
 */
function environment() {
  return {
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
    GOGC: '400',
    GOMEMLIMIT: '4GiB',
    ...process.env,
    PATH: [bin, process.env['PATH']].filter(Boolean).join(delimiter),
    DO_NOT_TRACK: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    TURBO_TELEMETRY_DISABLED: '1',
  };
}

/**
 * Writes a part of a command as the shell of Windows reads it: one with blanks would be several.
 * @param {string} part
 */
export const quoteBlanks = (part) => (/\s/.test(part) ? `"${part}"` : part);

/**
 * Runs a program, found in `node_modules/.bin` first, to its end and gives its exit code. Signals are forwarded. The program has a
 * group of its own, so that Ctrl+C reaches it once, from here, and not a second time from the terminal.
 * @param {string} command
 * @param {string[]} args
 * @param {(output: import('node:stream').Readable) => void} [read] takes the output, which is otherwise written to the screen
 * @param {boolean} [isBackground] leaves the cores to what runs beside it
 * @returns {Promise<number>}
 */
export function run(command, args, read, isBackground = false) {
  return new Promise((resolve) => {
    /** @type {import('node:child_process').StdioOptions} */
    const stdio = read ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
    const [program = '', ...rest] = isWindows ? [command, ...args].map(quoteBlanks) : [command, ...args];
    const child = spawn(program, rest, {
      cwd: root,
      env: environment(),
      stdio,
      shell: isWindows,
      detached: !isWindows,
    });
    if (isBackground && child.pid !== undefined) lowerPriority(child.pid);
    if (child.stdout) read?.(child.stdout);
    if (child.stderr) read?.(child.stderr);

    const forward = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
    const finish = (/** @type {number} */ code) => {
      for (const signal of signals) process.off(signal, forward);
      resolve(code);
    };
    for (const signal of signals) process.on(signal, forward);
    child.once('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      finish(1);
    });
    child.once('close', (code, signal) => finish(code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
  });
}

/**
 * Lets a program and what it starts have the cores when nothing else wants them, and a tenth of them when something does.
 * @param {number} pid
 */
function lowerPriority(pid) {
  const { PRIORITY_BELOW_NORMAL: nice } = constants.priority;
  try {
    setPriority(pid, nice);
    // where Linux shares the cores among sessions, the priority within one says nothing to the others
    writeFileSync(`/proc/${pid}/autogroup`, String(nice));
  } catch {
    // it has ended already, or the system has no such groups
  }
}

/**
 * @param {string} path
 * @returns {Record<string, { version?: string, optional?: boolean } | undefined>}
 */
function readLock(path) {
  /** @type {{ packages: ReturnType<typeof readLock> }} */
  const lock = JSON.parse(readFileSync(path, 'utf8'));
  return lock.packages;
}

/** Shows whether `node_modules` holds what the lockfile says: npm writes the second file at the end of every install. */
function isInstalled() {
  const installedPath = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedPath) || !existsSync(join(bin, 'node'))) return false;
  const installed = readLock(installedPath);
  return Object.entries(readLock(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    return found ? found.version === wanted?.version : wanted?.optional === true;
  });
}

/** Installs what the lockfile says, only when something is missing or out of date, and gives the exit code. */
export async function install() {
  if (isInstalled()) return 0;
  console.log('Installing what package-lock.json says (npm ci) …');
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const progress = setInterval(() => console.log(`  still installing (${seconds()} s) …`), 10_000);
  // npm goes on with the Node that runs it: the one in node_modules is about to be replaced.
  const { npm_node_execpath: node, npm_execpath: npm } = process.env;
  const code = node && npm ? await run(node, [npm, 'ci']) : await run('npm', ['ci']);
  clearInterval(progress);
  console.log(code === 0 ? `Installed in ${seconds()} s.` : 'Installing failed: see the lines above.');
  return code;
}
