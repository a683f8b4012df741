import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RootDatabase } from '../db/database.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { sql } from '../db/orm.ts';
import { seedDemo } from '../seed/seedDemo.ts';
import { createEmptyDir, deleteDir } from './folders.ts';
import { createServerDatabase, type ServerDatabase } from './serverDatabase.ts';

const sources = fileURLToPath(new URL('..', import.meta.url));
const cache = fileURLToPath(new URL('../../../../node_modules/.cache/bureau-api', import.meta.url));

/** When the tests take place: the demonstration data lies around this day. */
export const testNow = new Date('2026-03-18T10:00:00.000Z');

/** How many tasks the database of a test holds. */
export const testTasks = 600;

function hashSources(): string {
  const hash = createHash('sha256').update(`${testTasks} ${testNow.toISOString()}`);
  const files = globSync(['{db,seed,access,modules}/**/*.{ts,sql,json}'], { cwd: sources });
  for (const file of files.filter((name) => !name.includes('.test.')).sort())
    hash.update(file).update(readFileSync(join(sources, file)));
  return hash.digest('hex').slice(0, 16);
}

const hour = 60 * 60 * 1000;

/** Deletes templates of earlier sources, which nobody copies any more. */
function deleteOldTemplates(): void {
  for (const name of readdirSync(cache)) {
    const folder = join(cache, name);
    // Another test file may have deleted it meanwhile.
    const found = statSync(folder, { throwIfNoEntry: false });
    if (found && Date.now() - found.mtimeMs > hour && name !== hashSources()) deleteDir(folder);
  }
}

/** Drops the databases that `CREATE DATABASE` copies: nobody calls it, and each would be 300 files of every copy and backup. */
async function dropTemplateDatabases(db: RootDatabase): Promise<void> {
  for (const name of ['template0', 'template1']) {
    await db.execute(sql`update pg_database set datistemplate = false where datname = ${name}`);
    await db.execute(sql`drop database ${sql.identifier(name)}`);
  }
}

/** Seeds a folder once for each state of the sources. Copies of it are quicker to make than databases. */
async function prepareTemplate(): Promise<string> {
  const template = join(cache, hashSources());
  if (existsSync(template)) return template;
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(join(cache, 'unfinished-'));
  const database = await openDatabase({ databaseUrl: null, dataDir: unfinished, onFailure: () => undefined });
  await migrateDatabase(database.db, (db) => seedDemo(db, { tasks: testTasks, now: testNow }));
  await dropTemplateDatabases(database.db);
  await database.close();
  rmSync(join(unfinished, 'lock'), { force: true });
  try {
    renameSync(unfinished, template);
  } catch {
    // Another test file was faster; its template is the same.
    rmSync(unfinished, { recursive: true, force: true });
  }
  deleteOldTemplates();
  return template;
}

/** Creates a folder with an embedded database of its own that holds the demonstration data, to be deleted by the caller. */
export async function createDataDir(): Promise<string> {
  const template = await prepareTemplate();
  const dataDir = createEmptyDir();
  cpSync(template, dataDir, { recursive: true });
  return dataDir;
}

/** Creates a database with the demonstration data on the PostgreSQL that the tests share. */
export function createTestDatabase(): Promise<ServerDatabase> {
  const seeding = { tasks: testTasks, now: testNow };
  return createServerDatabase(process.env['TEST_DATABASE_URL'] ?? '', hashSources(), seeding);
}
