import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { count, sql } from '../orm.ts';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEmptyDir, deleteDir } from '../../testing/folders.ts';
import { createDataDir, testTasks } from '../../testing/template.ts';
import { migrateDatabase } from '../migrate.ts';
import { openDatabase, type OpenDatabase } from '../openDatabase.ts';
import { tasks } from '../schema/index.ts';
import { openEmbedded } from './openEmbedded.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await createDataDir();
});
afterEach(() => deleteDir(dataDir));

const open = (folder = dataDir) =>
  openDatabase({ databaseUrl: null, dataDir: folder, onFailure: () => undefined });

async function inDatabase<Result>(work: (database: OpenDatabase) => Promise<Result>): Promise<Result> {
  const database = await open();
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const countTasks = () =>
  inDatabase(async ({ db }) => {
    const [row] = await db.select({ total: count() }).from(tasks);
    return row?.total;
  });

describe('somebody who runs it as another account than the one that it belongs to', () => {
  it('is told so, and takes it from nobody', async () => {
    const folder = join(dataDir, 'postgres');
    const { uid } = statSync(folder);
    const getuid = vi.spyOn(process, 'getuid').mockReturnValue(uid + 1);
    await expect(open()).rejects.toThrow(`The folder ${folder} belongs to another account (${uid}).`);
    getuid.mockRestore();
    expect(statSync(folder).uid).toBe(uid);
    expect(await countTasks()).toBe(testTasks);
  });
});

describe('somebody whose database is damaged', () => {
  it.each(['PG_VERSION', 'global/pg_control', 'base/5', 'pg_wal', 'pg_xact', 'global/pg_filenode.map'])(
    'is told so when %s is gone, and finds everything when it is back',
    async (name) => {
      const part = join(dataDir, 'postgres', name);
      renameSync(part, join(dataDir, 'kept'));
      await expect(open()).rejects.toThrow(`The database in ${join(dataDir, 'postgres')} cannot be opened: `);
      expect(existsSync(part)).toBe(false);
      renameSync(join(dataDir, 'kept'), part);
      expect(await countTasks()).toBe(testTasks);
    },
  );

  it.each(['global/pg_control', 'base/5/1259'])('is told so when %s is overwritten', async (name) => {
    const file = join(dataDir, 'postgres', name);
    const garbage = Buffer.alloc(8192, 'garbage ');
    writeFileSync(file, garbage);
    await expect(open()).rejects.toThrow('cannot be opened: ');
    expect(readFileSync(file).subarray(0, 8192)).toEqual(garbage);
  });

  it('keeps files that are no database', async () => {
    const folder = createEmptyDir();
    mkdirSync(join(folder, 'postgres'));
    writeFileSync(join(folder, 'postgres', 'holiday.txt'), 'Crete');
    await expect(open(folder)).rejects.toThrow('it has no PG_VERSION');
    expect(readFileSync(join(folder, 'postgres', 'holiday.txt'), 'utf8')).toBe('Crete');
    deleteDir(folder);
  });

  it('is told when it is of another version of PostgreSQL', async () => {
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '99\n');
    await expect(open()).rejects.toThrow('it is of version 99 and not 18');
  });

  it('is told when the folder cannot be written', async () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    await expect(open(join(file, 'data'))).rejects.toThrow(
      `The folder ${join(file, 'data')} cannot be written`,
    );
  });

  it('is told when a newer version of the program has written it', async () => {
    await inDatabase(async ({ db }) => {
      await db.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)`,
      );
      await expect(migrateDatabase(db, () => Promise.resolve())).rejects.toThrow(
        'by a newer version of Bureau',
      );
    });
  });

  it('is told when it cannot be brought up to date, and finds it as it was', async () => {
    await inDatabase(async ({ db }) => {
      await db.execute(sql`delete from drizzle.__drizzle_migrations`);
      await expect(migrateDatabase(db, () => Promise.resolve())).rejects.toThrow(
        'cannot be brought up to date: relation "activities_id_seq" already exists. Nothing was changed.',
      );
    });
    expect(await countTasks()).toBe(testTasks);
  });
});

describe('the embedded database', () => {
  it('serves many at once', async () => {
    await inDatabase(async ({ db }) => {
      await db.execute(sql`create table balance (value int not null)`);
      await db.execute(sql`insert into balance values (0)`);
      const add = () =>
        db.transaction(async (tx) => {
          const { rows } = await tx.execute<{ value: number }>(sql`select value from balance for update`);
          await tx.execute(sql`update balance set value = ${(rows[0]?.value ?? 0) + 1}`);
        });
      await Promise.all(Array.from({ length: 100 }, add));
      expect((await db.execute(sql`select value from balance`)).rows).toEqual([{ value: 100 }]);
    });
  });

  it('carries texts of many megabytes', async () => {
    await inDatabase(async ({ db }) => {
      const text = 'ä😀'.repeat(1_000_000);
      const { rows } = await db.execute<{ text: string }>(sql`select ${text}::text as text`);
      expect(rows[0]?.text === text).toBe(true);
    });
  });

  it('waits for the disk before it acknowledges', async () => {
    await inDatabase(async ({ db }) => {
      const { rows } = await db.execute(
        sql`select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit') order by name`,
      );
      expect(rows.map((row) => row['setting'])).toEqual(['on', 'on', 'on']);
    });
  });

  it('is reached by nobody but the account that runs it, and not over the network', async () => {
    const { connection, close } = await openEmbedded(dataDir, { onFailure: () => undefined });
    try {
      const socket = join(connection.host, `.s.PGSQL.${connection.port}`);
      expect(statSync(connection.host).mode & 0o777).toBe(0o700);
      expect(statSync(socket).mode & 0o777).toBe(0o700);
      expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
      const client = new Client(connection);
      await client.connect();
      const { rows } = await client.query("select current_setting('listen_addresses') as addresses");
      expect(rows).toEqual([{ addresses: '' }]);
      await client.end();
      await expect(new Client({ ...connection, user: 'postgres' }).connect()).rejects.toThrow('pg_hba.conf');
    } finally {
      await close();
    }
  });
});

describe('an embedded database that ends by itself', () => {
  const openWatched = async () => {
    const words: string[] = [];
    const onFailure = (reason: string) => words.push(`failed: ${reason}`);
    const onTrouble = (said: string) => words.push(said);
    const opened = await openDatabase({ databaseUrl: null, dataDir, onFailure, onTrouble });
    return { ...opened, words };
  };
  const pidOf = () =>
    Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const canCount = (db: OpenDatabase['db']) =>
    vi.waitUntil(
      () =>
        db
          .select({ total: count() })
          .from(tasks)
          .catch(() => null),
      { timeout: 60_000 },
    );

  it('is started again, and says so', async () => {
    const { db, close, words } = await openWatched();
    const first = pidOf();
    process.kill(first, 'SIGKILL');
    await vi.waitUntil(() => words.includes('The database process runs again.'), { timeout: 60_000 });
    expect(await canCount(db)).toEqual([{ total: testTasks }]);
    expect(pidOf()).not.toBe(first);
    expect(words).toContain('The database process has ended (it was ended by SIGKILL). It is started again.');
    await close();
  });

  it('goes on when only one of its connections is killed', async () => {
    const { db, close, words } = await openWatched();
    const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
    await vi.waitUntil(() => words.some((said) => said.includes('was terminated by signal 9')), {
      timeout: 60_000,
    });
    expect(await canCount(db)).toEqual([{ total: testTasks }]);
    await close();
  });

  it('is stopped when a killed server has left it behind', async () => {
    const program = fileURLToPath(new URL('../../testing/leaveDatabase.ts', import.meta.url));
    const left = spawn(process.execPath, ['--conditions=@bureau/source', program, dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(left.stdout, 'data');
    const orphan = pidOf();
    // Nothing tells it then that its parent is gone.
    process.kill(orphan, 'SIGSTOP');
    left.kill('SIGKILL');
    await once(left, 'exit');
    process.kill(orphan, 'SIGCONT');
    expect(await countTasks()).toBe(testTasks);
    // Gone, or dead and not yet asked for by whoever inherited it.
    expect(existsSync(`/proc/${orphan}/exe`)).toBe(false);
  });

  it('is not mistaken for another process that has its number now', async () => {
    const other = spawn('sleep', ['600']);
    writeFileSync(
      join(dataDir, 'postgres', 'postmaster.pid'),
      `${other.pid}\n${dataDir}\n1\n5432\n\n\n\nready\n`,
    );
    expect(await countTasks()).toBe(testTasks);
    expect(other.exitCode).toBeNull();
    other.kill();
  });
});

describe('somebody whose data folder is of an older development state', () => {
  it('is told so in one sentence, and finds it untouched', async () => {
    const folder = createEmptyDir();
    mkdirSync(join(folder, 'database'));
    writeFileSync(join(folder, 'database', 'PG_VERSION'), '18\n');
    await expect(open(folder)).rejects.toThrow(
      `The folder ${folder} holds the database of an older development state, which this version does not read and has not touched: `,
    );
    expect(readdirSync(folder)).toEqual(['database']);
    deleteDir(folder);
  });
});
