import { readFileSync, readlinkSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** How long the end of a process is waited for before it is asked less kindly, in milliseconds. */
const timeout = 30_000;
const interval = 20;

interface PidFile {
  readonly pid: number;
  readonly isReady: boolean;
}

const pathOf = (folder: string) => join(folder, 'postmaster.pid');

/** Reads what the database process of a folder says of itself: its number, and in the eighth line whether it takes connections. */
export function readPidFile(folder: string): PidFile | null {
  try {
    const lines = readFileSync(pathOf(folder), 'utf8').split('\n');
    const pid = Number(lines[0]);
    return Number.isSafeInteger(pid) && pid > 0 ? { pid, isReady: lines[7]?.trim() === 'ready' } : null;
  } catch {
    return null;
  }
}

/**
 * Returns whether a process is the database process of a folder: after a restart of the machine, its number may be anybody's. The database
 * process works in its folder, which Linux tells; elsewhere its command does.
 */
function isServing(pid: number, folder: string): boolean {
  if (process.platform === 'linux') {
    try {
      const [its, ours] = [statSync(`/proc/${pid}/cwd`), statSync(folder)];
      return (
        its.ino === ours.ino && its.dev === ours.dev && /postgres/.test(readlinkSync(`/proc/${pid}/exe`))
      );
    } catch {
      return false;
    }
  }
  if (process.platform === 'win32') return false;
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.includes('postgres') && stdout.includes(folder);
}

/** Sends a signal, and returns whether the process was still there to take it. */
function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

async function hasEnded(pid: number, folder: string): Promise<boolean> {
  const since = performance.now();
  while (performance.now() - since < timeout) {
    if (!isServing(pid, folder)) return true;
    await wait(interval);
  }
  return false;
}

/**
 * Stops the database process that a killed server has left behind, and forgets one that is gone. To be called by who holds the lock of the
 * folder, so that no living server is using it.
 */
export async function stopOrphan(folder: string): Promise<void> {
  const found = readPidFile(folder);
  if (found !== null && isServing(found.pid, folder))
    for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const)
      if (!send(found.pid, signal) || (await hasEnded(found.pid, folder))) break;
  rmSync(pathOf(folder), { force: true });
}
