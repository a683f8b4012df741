import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';

/** What the initial migration consists of. */
export interface InitialMigration {
  /** The statements that follow from the schema, and below them those that are written by hand. */
  readonly sql: string;
  /** The schema as drizzle-kit compares it with a later one. */
  readonly snapshot: string;
}

const pathOf = (name: string) => fileURLToPath(new URL(`./migrations/${name}`, import.meta.url));

const sqlFile = pathOf('0000_initial.sql');
const snapshotFile = pathOf('meta/0000_snapshot.json');
const journalFile = pathOf('meta/_journal.json');

const separator = '--> statement-breakpoint\n';

/** The line from which on everything is written by hand. */
const mark = '-- Written by hand from here on. `npm run migration` keeps it.\n';

/** The type of a snapshot is `any` in drizzle-kit. */
const takeSnapshot: (tables: Record<string, unknown>) => object = generateDrizzleJson;

const format = (json: unknown) => `${JSON.stringify(json, null, 2)}\n`;

/** Returns the initial migration as it is kept. */
export const readInitialMigration = (): InitialMigration => ({
  sql: readFileSync(sqlFile, 'utf8'),
  snapshot: readFileSync(snapshotFile, 'utf8'),
});

/**
 * Returns the initial migration for a schema: its tables, and what `before` has that is written by hand.
 *
 * @throws Error when `before` does not say where that begins, so that it is never lost.
 */
export async function makeInitialMigration(
  schema: Readonly<Record<string, unknown>>,
  before: InitialMigration,
): Promise<InitialMigration> {
  const begin = before.sql.indexOf(mark);
  if (begin === -1) throw new Error(`${sqlFile} has no line “${mark.trim()}”.`);
  const { id } = JSON.parse(before.snapshot) as { id: string };
  // By name, so that a table may move to another file.
  const tables: Record<string, unknown> = {};
  for (const name of Object.keys(schema).sort()) tables[name] = schema[name];
  const snapshot = { ...takeSnapshot(tables), id };
  const statements = await generateMigration(takeSnapshot({}), snapshot);
  const lines = statements.map((statement) => `${statement.trim()}\n${separator}`);
  return { sql: lines.join('') + before.sql.slice(begin), snapshot: format(snapshot) };
}

/** Keeps the initial migration. A database that an earlier one has made is refused from then on. */
export function writeInitialMigration({ sql, snapshot }: InitialMigration): void {
  const entry = { idx: 0, version: '7', when: Date.now(), tag: '0000_initial', breakpoints: true };
  writeFileSync(sqlFile, sql);
  writeFileSync(snapshotFile, snapshot);
  writeFileSync(journalFile, format({ version: '7', dialect: 'postgresql', entries: [entry] }));
}
