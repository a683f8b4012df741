import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tasks as contract } from '@bureau/contract';
import { eq, sql } from '../../db/orm.ts';
import { create, extract } from 'tar';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../db/openDatabase.ts';
import { tasks } from '../../db/schema/index.ts';
import { demoPassword } from '../../seed/demoAccounts.ts';
import { readContents } from '../../testing/readContents.ts';
import { endProcess, type ServerProcess, startProcess } from '../../testing/startProcess.ts';
import { createEmptyDir, deleteDir } from '../../testing/folders.ts';
import { createDataDir } from '../../testing/template.ts';
import { TestClient } from '../../testing/TestClient.ts';

/** Holds a server with its data, and the backup that was made while it ran. */
let dataDir: string;
let files: string;
let server: ServerProcess;
let client: TestClient;
const folders: string[] = [];

function emptyDir(): string {
  const folder = createEmptyDir();
  folders.push(folder);
  return folder;
}

async function run(command: 'backup' | 'restore', args: readonly string[], DATA_DIR: string, more = {}) {
  const started = startProcess({ DATA_DIR, ...more }, `src/server/backup/${command}.ts`, args);
  return { code: await started.ended, output: started.output().trimEnd() };
}

const place = (name: string) => join(files, name);

async function inDatabase<Result>(
  folder: string,
  work: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ databaseUrl: null, dataDir: folder, onFailure: () => undefined });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Returns how much each table of a folder's database holds, and a hash of it. */
const readAll = (folder: string) => inDatabase(folder, ({ db }) => readContents(db));

beforeAll(async () => {
  dataDir = await createDataDir();
  files = emptyDir();
  mkdirSync(join(dataDir, 'uploads', 'profile'), { recursive: true });
  writeFileSync(join(dataDir, 'uploads', 'profile', 'a1b2.png'), 'a picture');
  writeFileSync(join(dataDir, 'uploads', 'profile', 'c3.png.0a.unfinished'), 'half of one');
  mkdirSync(join(dataDir, 'mail'), { recursive: true });
  writeFileSync(join(dataDir, 'mail', 'letter.eml'), 'a letter');
  server = startProcess({ DATA_DIR: dataDir });
  client = await new TestClient((await server.address) ?? '', null).signIn(
    'admin@bureau.example',
    demoPassword,
  );
});
afterEach(() => folders.splice(1).forEach(deleteDir));
afterAll(async () => {
  await endProcess(server);
  for (const folder of [dataDir, files]) deleteDir(folder);
});

describe('an operator who makes a backup while people work', () => {
  it('finds every record that was acknowledged before, each file, and half of nothing in a fresh folder', async () => {
    const acknowledged: number[] = [];
    let isOver = false;
    const write = async () => {
      while (!isOver)
        acknowledged.push((await client.call(contract.create, { body: { title: 'Meanwhile' } })).id);
    };
    const writing = Promise.all([write(), write(), write()]);
    await vi.waitUntil(() => acknowledged.length > 10, { timeout: 180_000 });
    const acknowledgedBefore = acknowledged.length;
    const made = await run('backup', [place('online.tar.gz')], dataDir);
    isOver = true;
    await writing;
    expect(made).toMatchObject({ code: 0 });
    expect(made.output).toMatch(/^The backup is in .*online\.tar\.gz \(\d+\.\d MB\)\.$/);
    expect(statSync(place('online.tar.gz')).mode & 0o077).toBe(0);
    expect(readdirSync(dataDir)).not.toContain('backup.unfinished');

    const fresh = join(emptyDir(), 'data');
    expect(await run('restore', [place('online.tar.gz')], fresh)).toMatchObject({ code: 0 });
    expect(readdirSync(fresh).sort()).toEqual(['lock', 'postgres', 'uploads']);
    expect(readdirSync(join(fresh, 'uploads', 'profile'))).toEqual(['a1b2.png']);
    expect(readFileSync(join(fresh, 'uploads', 'profile', 'a1b2.png'), 'utf8')).toBe('a picture');
    const kept = await inDatabase(fresh, ({ db }) =>
      db.select({ id: tasks.id }).from(tasks).where(eq(tasks.title, 'Meanwhile')).orderBy(tasks.id),
    );
    const order = acknowledged.toSorted((a, b) => a - b);
    expect(kept.length).toBeGreaterThanOrEqual(acknowledgedBefore);
    expect(kept.map(({ id }) => id)).toEqual(order.slice(0, kept.length));
  });

  it('is not kept from it by a folder whose path is too long for a socket', async () => {
    const deep = join(emptyDir(), 'a'.repeat(100), 'data');
    expect(await run('restore', [place('online.tar.gz')], deep)).toMatchObject({ code: 0 });
    const other = startProcess({ DATA_DIR: deep, LOG_LEVEL: 'info' });
    expect(await other.address).not.toBeNull();
    const made = await run('backup', [place('deep.tar.gz')], deep);
    await endProcess(other);
    expect(made).toMatchObject({ code: 0 });
    expect(statSync(place('deep.tar.gz')).size).toBeGreaterThan(1_000_000);
    expect(other.output()).not.toContain('could not be opened');
  });

  it('may not restore into the folder that is in use', async () => {
    const { code, output } = await run('restore', [place('online.tar.gz'), '--force'], dataDir);
    expect([code, output]).toEqual([1, expect.stringContaining('is in use by another Bureau process')]);
  });

  it('is not made to lose an earlier backup', async () => {
    const { code, output } = await run('backup', [place('online.tar.gz')], dataDir);
    expect([code, output]).toEqual([1, `${place('online.tar.gz')} exists already. Choose another name.`]);
  });
});

describe('an operator who makes a backup while nobody works', () => {
  it('finds all of every table in a fresh folder, and replaces what is there only when asked to', async () => {
    server.child.kill('SIGTERM');
    await server.ended;
    expect(await run('backup', [place('offline.tar.gz')], dataDir)).toMatchObject({ code: 0 });
    const fresh = join(emptyDir(), 'data');
    expect(await run('restore', [place('offline.tar.gz')], fresh)).toMatchObject({ code: 0 });
    const wanted = await readAll(dataDir);
    expect(Object.keys(wanted).length).toBeGreaterThan(20);
    expect(await readAll(fresh)).toEqual(wanted);

    const refused = await run('restore', [place('online.tar.gz')], fresh);
    expect([refused.code, refused.output]).toEqual([
      1,
      `${join(fresh, 'postgres')} holds data already. To replace all of it, add --force.`,
    ]);
    expect(await run('restore', [place('online.tar.gz'), '--force'], fresh)).toMatchObject({ code: 0 });
    expect((await readAll(fresh))['public.tasks']).not.toBe(wanted['public.tasks']);
    expect(readdirSync(fresh).sort()).toEqual(['lock', 'postgres', 'uploads']);
  });

  it('is told of one of an older development state, and keeps what there is', async () => {
    const [older, current] = [await createDataDir(), await createDataDir()];
    folders.push(older, current);
    await inDatabase(older, ({ db }) =>
      db.execute(sql`update drizzle.__drizzle_migrations set hash = 'a1', created_at = 1795181861027`),
    );
    expect(await run('backup', [place('older.tar.gz')], older)).toMatchObject({ code: 0 });
    const wanted = await readAll(current);
    const { code, output } = await run('restore', [place('older.tar.gz'), '--force'], current);
    expect([code, output]).toEqual([
      1,
      expect.stringContaining(`The database in ${place('older.tar.gz')} is of an older development state`),
    ]);
    expect(await readAll(current)).toEqual(wanted);
    expect(readdirSync(current).sort()).toEqual(['lock', 'postgres']);
  });

  it('is told what is wrong with a file, and keeps what there is', async () => {
    const fresh = emptyDir();
    mkdirSync(join(fresh, 'uploads'));
    writeFileSync(place('other.txt'), 'no archive');
    writeFileSync(place('half.tar.gz'), readFileSync(place('offline.tar.gz')).subarray(0, 500_000));
    for (const name of ['other.txt', 'half.tar.gz', 'none.tar.gz']) {
      const { code, output } = await run('restore', [place(name)], fresh);
      expect([code, output.split('\n')]).toEqual([1, [expect.stringContaining(place(name))]]);
      expect(existsSync(join(fresh, 'postgres'))).toBe(false);
    }
  });

  it('is told what keeps a sound backup from being restored, and keeps what there is', async () => {
    const fresh = emptyDir();
    const folder = await run('restore', [files], fresh);
    expect([folder.code, folder.output]).toEqual([
      1,
      expect.stringMatching(/ could not be unpacked: EISDIR/),
    ]);
    const elsewhere = { UPLOADS_DIR: join(place('offline.tar.gz'), 'uploads') };
    const { code, output } = await run('restore', [place('offline.tar.gz')], fresh, elsewhere);
    expect([code, output.split('\n')]).toEqual([
      1,
      [expect.stringMatching(/in place: .*Nothing was changed\.$/)],
    ]);
    expect(readdirSync(fresh)).toEqual(['lock']);
  });

  it('is told when a table or an index in it is damaged or missing, and keeps what there is', async () => {
    const unpacked = emptyDir();
    await extract({ file: place('offline.tar.gz'), cwd: unpacked });
    const [table, index] = await inDatabase(dataDir, async ({ db }) => {
      const { rows } = await db.execute<{ path: string }>(
        sql`select pg_relation_filepath(name::regclass) as path from unnest(array['tasks', 'tasks_pkey']) as name`,
      );
      return rows.map(({ path }) => join(unpacked, 'postgres', path));
    });
    const pages = readFileSync(table ?? '');
    const damages: [name: string, damage: () => void][] = [
      ['index', () => rmSync(index ?? '')],
      ['page', () => writeFileSync(table ?? '', pages.with(pages.length - 100, 1 + (pages.at(-100) ?? 0)))],
      ['table', () => rmSync(table ?? '')],
    ];
    const fresh = emptyDir();
    for (const [name, damage] of damages) {
      damage();
      const file = place(`without-${name}.tar.gz`);
      await create({ cwd: unpacked, file, gzip: true }, ['bureau-backup.json', 'postgres', 'uploads']);
      const { code, output } = await run('restore', [file], fresh);
      expect([code, output]).toEqual([1, expect.stringContaining(`The database in ${file} is damaged: `)]);
      expect(readdirSync(fresh)).toEqual(['lock']);
    }
  });

  it('may pack it anew without the folder of the files, when there are none', async () => {
    const unpacked = emptyDir();
    await extract({ file: place('offline.tar.gz'), cwd: unpacked });
    await create({ cwd: unpacked, file: place('anew.tar.gz'), gzip: true }, [
      'bureau-backup.json',
      'postgres',
    ]);
    const fresh = join(emptyDir(), 'data');
    expect(await run('restore', [place('anew.tar.gz')], fresh)).toMatchObject({ code: 0 });
    expect(readdirSync(fresh).sort()).toEqual(['lock', 'postgres', 'uploads']);
  });

  it('is told when nothing may be written where the backup is to be', async () => {
    const file = join(place('offline.tar.gz'), 'backup.tar.gz');
    const { code, output } = await run('backup', [file], dataDir);
    expect([code, output.split('\n')]).toEqual([1, [expect.stringContaining('could not be written')]]);
  });

  it('is told how the commands are called, and which are for a PostgreSQL server', async () => {
    const fresh = emptyDir();
    expect((await run('backup', [], fresh)).output).toContain('Usage: npm run backup -- FILE');
    const onServer = { DATABASE_URL: 'postgres://somebody:sesame@localhost/bureau' };
    expect((await run('backup', [place('x')], fresh, onServer)).output).toContain('pg_dump --format=custom');
    expect((await run('restore', [place('x')], fresh, onServer)).output).toContain('pg_restore --clean');
  });
});
