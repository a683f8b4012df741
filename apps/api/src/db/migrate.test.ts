import { pgTable, sql, text } from './orm.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { readContents } from '../testing/readContents.ts';
import { endProcess, startProcess } from '../testing/startProcess.ts';
import { deleteDir } from '../testing/folders.ts';
import { createDataDir, createTestDatabase } from '../testing/template.ts';
import { allTables } from './allTables.ts';
import type { Database } from './database.ts';
import { makeInitialMigration, readInitialMigration } from './initialMigration.ts';
import { type OpenDatabase, openDatabase } from './openDatabase.ts';

type DatabaseAddress = { readonly DATA_DIR: string } | { readonly DATABASE_URL: string };

const afterwards: (() => unknown)[] = [];
afterEach(async () => {
  for (const work of afterwards.splice(0)) await work();
});

async function createFolder(): Promise<DatabaseAddress> {
  const folder = await createDataDir();
  afterwards.push(() => deleteDir(folder));
  return { DATA_DIR: folder };
}

async function createOnServer(): Promise<DatabaseAddress> {
  const { databaseUrl, drop } = await createTestDatabase();
  afterwards.push(drop);
  return { DATABASE_URL: databaseUrl };
}

async function inDatabase<Result>(
  place: DatabaseAddress,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const where =
    'DATA_DIR' in place
      ? { dataDir: place.DATA_DIR, databaseUrl: null }
      : { dataDir: '', databaseUrl: place.DATABASE_URL };
  const database: OpenDatabase = await openDatabase({ ...where, onFailure: () => undefined });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

const places = [
  ['in a folder', createFolder],
  ['on a server', createOnServer],
] as const;

const states = [
  [
    'was made by other migrations',
    sql`update drizzle.__drizzle_migrations set hash = 'a1', created_at = 1795181861027`,
  ],
  [
    'was made by an initial migration of other bytes',
    sql`update drizzle.__drizzle_migrations set hash = 'a1'`,
  ],
  [
    'was made by more migrations',
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) select 'b2', created_at from drizzle.__drizzle_migrations`,
  ],
] as const;

/** Where it is makes no difference to how it is recognised: one state is enough for a folder, which takes longer. */
const cases = places.flatMap(([where, create]) =>
  (where === 'on a server' ? states : states.slice(0, 1)).map(([how, change]) => ({
    where,
    how,
    create,
    change,
  })),
);

describe('somebody whose database is of an older development state', () => {
  it.each(cases)('$where, that $how, is told what to do, and finds every row', async ({ create, change }) => {
    const place = await create();
    const before = await inDatabase(place, async (db) => {
      await db.execute(change);
      return readContents(db);
    });
    const server = startProcess({ ...place });
    afterwards.unshift(() => endProcess(server));
    expect(await server.address).toBeNull();
    expect(await server.ended).toBe(1);
    expect(server.output().trimEnd()).toBe(
      'The database is of an older development state, which this version does not read and has not touched: start with an empty one (another folder in DATA_DIR, or another database in DATABASE_URL), and import what you export from it with the version that made it.',
    );
    expect(Object.keys(before)).toContain('drizzle.__drizzle_migrations');
    expect(await inDatabase(place, readContents)).toEqual(before);
  });
});

describe('the initial migration', () => {
  it('is what the schema says; otherwise `npm run migration` writes it anew', async () => {
    const kept = readInitialMigration();
    expect(await makeInitialMigration(allTables, kept)).toEqual(kept);
  });

  it('has a table that is added, and keeps what is written by hand', async () => {
    const kept = readInitialMigration();
    const added = pgTable('suppliers', { name: text('name').notNull() });
    const { sql: made, snapshot } = await makeInitialMigration({ ...allTables, added }, kept);
    expect(made).toContain(
      'CREATE TABLE "suppliers" (\n\t"name" text NOT NULL\n);\n--> statement-breakpoint\n',
    );
    expect(made.slice(made.indexOf('-- Written by hand'))).toBe(
      kept.sql.slice(kept.sql.indexOf('-- Written by hand')),
    );
    expect(made).toContain('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    expect(snapshot).toContain('public.suppliers');
  });

  it('is not written where it does not say what was written by hand', async () => {
    const kept = { ...readInitialMigration(), sql: 'CREATE TABLE "clients" ();' };
    await expect(makeInitialMigration(allTables, kept)).rejects.toThrow('has no line “-- Written by hand');
  });
});
