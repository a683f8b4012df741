import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { count, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDataDir, createEmptyDir, deleteDir, testTasks } from '../../testing/template.ts';
import { migrateDatabase } from '../migrate.ts';
import { openDatabase, type OpenDatabase } from '../openDatabase.ts';
import { tasks } from '../schema/index.ts';

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

describe('somebody whose database is damaged', () => {
  it.each(['PG_VERSION', 'global/pg_control', 'base/5', 'pg_wal', 'pg_xact', 'global/pg_filenode.map'])(
    'is told so when %s is gone, and finds everything when it is back',
    async (name) => {
      const part = join(dataDir, 'database', name);
      renameSync(part, join(dataDir, 'kept'));
      await expect(open()).rejects.toThrow(`The database in ${join(dataDir, 'database')} cannot be opened: `);
      expect(existsSync(part)).toBe(false);
      renameSync(join(dataDir, 'kept'), part);
      expect(await countTasks()).toBe(testTasks);
    },
  );

  it.each(['global/pg_control', 'base/5/1259'])('is told so when %s is overwritten', async (name) => {
    const file = join(dataDir, 'database', name);
    const garbage = Buffer.alloc(8192, 'garbage ');
    writeFileSync(file, garbage);
    await expect(open()).rejects.toThrow('cannot be opened: ');
    expect(readFileSync(file).subarray(0, 8192)).toEqual(garbage);
  });

  it('keeps files that are no database', async () => {
    const folder = createEmptyDir();
    mkdirSync(join(folder, 'database'));
    writeFileSync(join(folder, 'database', 'holiday.txt'), 'Crete');
    await expect(open(folder)).rejects.toThrow('it has no PG_VERSION');
    expect(readFileSync(join(folder, 'database', 'holiday.txt'), 'utf8')).toBe('Crete');
    deleteDir(folder);
  });

  it('is told when it is of another version of PostgreSQL', async () => {
    writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '99\n');
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
        'cannot be brought up to date: relation "clients_id_seq" already exists. Nothing was changed.',
      );
    });
    expect(await countTasks()).toBe(testTasks);
  });
});

describe('the session of the embedded database', () => {
  it('serves many at once, each transaction by itself', async () => {
    await inDatabase(async ({ db }) => {
      await db.execute(sql`create table balance (value int not null)`);
      await db.execute(sql`insert into balance values (0)`);
      const add = () =>
        db.transaction(async (tx) => {
          const { rows } = await tx.execute<{ value: number }>(sql`select value from balance`);
          await tx.execute(sql`update balance set value = ${(rows[0]?.value ?? 0) + 1}`);
        });
      await Promise.all(Array.from({ length: 100 }, add));
      expect((await db.execute(sql`select value from balance`)).rows).toEqual([{ value: 100 }]);
    });
  });

  it('is clean again after a query that failed and a connection that broke off in a transaction', async () => {
    await inDatabase(async ({ db }) => {
      await expect(db.execute(sql`select 1/0`)).rejects.toThrow('select 1/0');
      const client = await db.$client.connect();
      await client.query('begin');
      await client.query('create table half (done int)');
      client.release(new Error('broken off'));
      const { rows } = await db.execute(sql`select to_regclass('half') as name`);
      expect(rows).toEqual([{ name: null }]);
    });
  });

  it('carries texts of many megabytes', async () => {
    await inDatabase(async ({ db }) => {
      const text = 'ä😀'.repeat(1_000_000);
      const { rows } = await db.execute<{ text: string }>(sql`select ${text}::text as text`);
      expect(rows[0]?.text === text).toBe(true);
    });
  });
});
