import { sql } from '../orm.ts';
import type { Database } from '../database.ts';
import { settings, settingsRecord } from '../schema/index.ts';
import { defaultSettings, isSetting, type Settings } from './Settings.ts';

/** Reads the company's settings, with defaults for what is not set. */
export async function readSettings(db: Database): Promise<Settings> {
  // As text, since the driver would read what a JSON text holds once more: a company named `2026` would become a number.
  const rows = await db
    .select({ key: settings.key, json: sql<string>`${settings.value}::text` })
    .from(settings);
  const known = rows.filter(({ key }) => isSetting(key));
  const values = known.map(({ key, json }) => [key, JSON.parse(json) as unknown] as const);
  return { ...defaultSettings, ...(Object.fromEntries(values) as Partial<Settings>) };
}

/** Writes one row of the settings. */
export async function writeRow(db: Database, key: string, given: unknown): Promise<void> {
  // The column takes JSON's null, and not the database's.
  const value = given === null ? sql`'null'::jsonb` : given;
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}

/** Writes settings. What equals its default is written too, so that it stays when the default changes. */
export async function writeSettings(db: Database, values: Partial<Settings>): Promise<void> {
  for (const [key, value] of Object.entries(values)) await writeRow(db, key, value);
}

/** Reads when the settings were changed, and how often. Who is about to change them keeps others from it until the transaction ends. */
export async function readVersion(db: Database, isLocked = false) {
  const query = db.select().from(settingsRecord);
  const [row] = await (isLocked ? query.for('update') : query);
  if (row === undefined) throw new Error('The record of the settings is gone.');
  return row;
}
