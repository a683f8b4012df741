import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const apiFolder = fileURLToPath(new URL('../..', import.meta.url));

/** Describes a server in a process of its own, as `npm start` runs it. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** Returns all that was printed so far. */
  readonly output: () => string;
  /** The address once it is printed, or null when the process has ended before. */
  readonly address: Promise<string | null>;
  /** The exit code, or the signal that ended the process. */
  readonly ended: Promise<number | string>;
}

async function waitForEnd(child: ChildProcess): Promise<number | string> {
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  return code ?? signal ?? '';
}

/** Runs a script of this workspace from source, with nothing of our environment but the path. */
export function startProcess(
  environment: Readonly<Record<string, string>>,
  script = 'src/main.ts',
  args: readonly string[] = [],
): ServerProcess {
  const child = spawn(process.execPath, ['--conditions=@bureau/source', script, ...args], {
    cwd: apiFolder,
    env: { PATH: process.env['PATH'], PORT: '0', ...environment },
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const address = Promise.withResolvers<string | null>();
  const read = (chunk: Buffer) => {
    output += chunk.toString();
    const found = /http:\/\/localhost:\d+/.exec(output)?.[0];
    if (found !== undefined && output.includes('Ctrl+C')) address.resolve(found);
  };
  child.stdout?.on('data', read);
  child.stderr?.on('data', read);
  const ended = waitForEnd(child).finally(() => address.resolve(null));
  return { child, output: () => output, address: address.promise, ended };
}

/** Ends a process that a test has started, if it still runs. */
export async function endProcess({ child, ended }: ServerProcess): Promise<void> {
  child.kill('SIGKILL');
  await ended;
}
