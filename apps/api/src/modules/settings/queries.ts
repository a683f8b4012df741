import { canAccess, type SettingsRecord } from '@bureau/contract';
import { sql } from 'drizzle-orm';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { settings, settingsRecord } from '../../db/schema/index.ts';
import { defaultSettings, isSetting, mailFields, type Settings } from './rules.ts';

export type { Settings } from './rules.ts';

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

/** Writes the settings as their record, with all that is not secret. */
export async function readSettingsRecord(db: Database, caller: Caller): Promise<SettingsRecord> {
  const { smtp_password: password, ...open } = await readSettings(db);
  const { version, createdAt, updatedAt } = await readVersion(db);
  const record = {
    id: 1,
    ...open,
    has_smtp_password: password !== null,
    version,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
    created_by: null,
  };
  if (canAccess(caller, 'settings_view')) return record;
  const hidden: readonly string[] = [...mailFields, 'has_smtp_password'];
  return Object.fromEntries(
    Object.entries(record).filter(([name]) => !hidden.includes(name)),
  ) as SettingsRecord;
}
