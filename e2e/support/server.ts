import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const address = /http:\/\/localhost:(\d+)/;

/** How long a start may take, which fills a new database with the demonstration data, in milliseconds. */
export const startLimit = 300_000;

/** Names the environment variable that holds the folder of a database that is filled already. */
export const templateVariable = 'BUREAU_E2E_TEMPLATE';

/** The production server on a database of its own, in a folder that is removed at the end. */
export class Server {
  /** The folder of its database. */
  readonly dataDir = mkdtempSync(join(tmpdir(), 'bureau-e2e-'));
  #process: ChildProcess | undefined;
  #port = '0';
  readonly #seed: 'demo' | 'empty';
  #output = '';

  /** @param seed is what its database is filled with. */
  constructor(seed: 'demo' | 'empty' = 'demo') {
    this.#seed = seed;
    const template = process.env[templateVariable];
    if (template !== undefined && seed === 'demo') cpSync(template, this.dataDir, { recursive: true });
  }

  /** The address of the application; known once the server has started. */
  get url(): string {
    return `http://localhost:${this.#port}`;
  }

  /** What it has printed since it started. */
  get output(): string {
    return this.#output;
  }

  /**
   * Starts on a free port; after that, always on the same. Settles when the server takes requests.
   *
   * @param measuredHeap makes it one whose memory can be measured, with a heap of so many megabytes.
   */
  async start(measuredHeap?: number): Promise<void> {
    const isMeasured = measuredHeap !== undefined;
    const env = {
      ...process.env,
      DATA_DIR: this.dataDir,
      DATABASE_URL: '',
      PORT: this.#port,
      SEED: this.#seed,
      // lets a test come from an address of its own (X-Forwarded-For)
      TRUSTED_PROXIES: '127.0.0.1,::1',
      ...(isMeasured && { NODE_OPTIONS: `--max-old-space-size=${measuredHeap} --expose-gc` }),
    };
    const script = isMeasured ? 'apps/api/src/testing/measuredServer.ts' : 'apps/api/src/main.ts';
    const child = spawn(process.execPath, [script], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe', ...(isMeasured ? (['ipc'] as const) : [])],
    });
    this.#process = child;
    this.#output = '';
    const found = new Promise<string>((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`The server was not up after ${startLimit / 1000} s:\n${this.#output}`)),
        startLimit,
      );
      const read = (chunk: Buffer) => {
        this.#output += chunk.toString();
        const port = address.exec(this.#output)?.[1];
        if (port === undefined) return;
        clearTimeout(timer);
        resolve(port);
      };
      child.stdout?.on('data', read);
      child.stderr?.on('data', read);
      child.once('exit', () => {
        clearTimeout(timer);
        reject(new Error(`The server did not start:\n${this.#output}`));
      });
    });
    this.#port = await found;
  }

  /** Returns how much memory a server uses that is measured, in bytes, after garbage collection. */
  async measureMemory(): Promise<NodeJS.MemoryUsage> {
    const child = this.#process;
    if (child?.connected !== true) throw new Error('The server was not started to be measured.');
    child.send('measure');
    const [usage] = (await once(child, 'message')) as [NodeJS.MemoryUsage];
    return usage;
  }

  /** Stops the server; what it has acknowledged is kept. `SIGKILL` gives it no time to clean up. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#process;
    const isRunning = child?.exitCode === null && child.signalCode === null;
    if (!isRunning) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  /** Stops the server and starts it again on the same data. */
  async restart(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    await this.stop(signal);
    await this.start();
  }

  /** Stops the server and removes its data. */
  async dispose(): Promise<void> {
    await this.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
