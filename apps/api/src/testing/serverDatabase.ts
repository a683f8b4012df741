import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { migrateDatabase } from '../db/migrate.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { seedDemo } from '../seed/seedDemo.ts';

interface Seeding {
  readonly tasks: number;
  readonly now: Date;
}

const quote = (name: string) => `"${name}"`;

function addressOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

async function onServer<Result>(
  serverUrl: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const exists = async (client: Client, name: string) =>
  (await client.query('select 1 from pg_database where datname = $1', [name])).rowCount === 1;

/** Seeds a database once for each state of the sources, and gives it its name when it is complete. */
async function prepareTemplate(serverUrl: string, hash: string, seeding: Seeding): Promise<string> {
  const template = `bureau_template_${hash}`;
  await onServer(serverUrl, async (client) => {
    // Test files run at the same time; one of them seeds.
    await client.query('select pg_advisory_lock(7303015)');
    if (await exists(client, template)) return;
    const unfinished = `${template}_unfinished`;
    await client.query(`drop database if exists ${quote(unfinished)}`);
    await client.query(`create database ${quote(unfinished)} template template0 encoding 'UTF8'`);
    const databaseUrl = addressOf(serverUrl, unfinished);
    const database = await openDatabase({ databaseUrl, dataDir: '', onFailure: () => undefined });
    await migrateDatabase(database.db, (db) => seedDemo(db, seeding));
    await database.close();
    await client.query(`alter database ${quote(unfinished)} rename to ${quote(template)}`);
  });
  return template;
}

/** Describes a database of its own on a PostgreSQL server, with the demonstration data. */
export interface ServerDatabase {
  readonly databaseUrl: string;
  drop(): Promise<void>;
}

/** Creates a copy of the demonstration data on the PostgreSQL server of an address. */
export async function createServerDatabase(
  serverUrl: string,
  hash: string,
  seeding: Seeding,
): Promise<ServerDatabase> {
  const template = await prepareTemplate(serverUrl, hash, seeding);
  const name = `bureau_test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, (client) =>
    // Copied as files: written to the log page by page it would take seven times as long.
    client.query(`create database ${quote(name)} template ${quote(template)} strategy file_copy`),
  );
  return {
    databaseUrl: addressOf(serverUrl, name),
    drop: () =>
      onServer(serverUrl, async (client) => {
        await client.query(`drop database ${quote(name)} with (force)`);
      }),
  };
}
