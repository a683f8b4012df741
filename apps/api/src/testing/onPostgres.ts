// Runs the tests of the API on a PostgreSQL server: that of DATABASE_URL, or one that is started for them from the machine's own programs.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { waitForServer } from './serverDatabase.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** PostgreSQL refuses to run as root: there it runs as nobody. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Tells `npm test` that there is nothing to run the tests on: what automake's tests say for that. */
const leftOut = 77;

/** Gives the folder of the server's programs: one of the PATH, or the newest of Debian's, which are not in it. */
function findPrograms(): string | undefined {
  const debian = globSync('/usr/lib/postgresql/*/bin').sort(
    new Intl.Collator('en', { numeric: true }).compare,
  );
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...debian.reverse()];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function runTests(databaseUrl: string): Promise<number> {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--project', 'api', ...process.argv.slice(2)];
  const tests = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, TEST_DATABASE_URL: databaseUrl },
    stdio: 'inherit',
  });
  const [code] = (await once(tests, 'close')) as [number | null];
  return code ?? 1;
}

async function runOnOwnServer(): Promise<number> {
  const programs = findPrograms();
  if (programs === undefined) {
    process.stderr.write('Give DATABASE_URL, or install PostgreSQL: there is no `initdb` and `postgres`.\n');
    return leftOut;
  }
  const folder = mkdtempSync(join(tmpdir(), 'bureau-postgres-'));
  if (nobody.uid !== undefined) chownSync(folder, nobody.uid, nobody.gid);
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', folder, '-U', 'bureau', '--auth=trust', '--encoding=UTF8', '--no-locale'],
    nobody,
  );
  if (made.status !== 0) {
    process.stderr.write(`No database could be made:\n${String(made.stderr)}`);
    return 1;
  }
  const port = await freePort();
  const options = [
    '-D',
    folder,
    '-k',
    folder,
    '-p',
    String(port),
    '-c',
    'listen_addresses=localhost',
    '-c',
    'fsync=off',
  ];
  const server = spawn(join(programs, 'postgres'), options, { ...nobody, stdio: 'ignore' });
  try {
    const databaseUrl = `postgres://bureau@localhost:${port}/postgres`;
    await waitForServer(databaseUrl);
    return await runTests(databaseUrl);
  } finally {
    server.kill('SIGINT');
    await once(server, 'close');
    rmSync(folder, { recursive: true, force: true });
  }
}

const given = process.env['DATABASE_URL'];
process.exitCode = await (given ? runTests(given) : runOnOwnServer());
