import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { settings } from '../../db/schema/index.ts';
import { defaultSettings, type Settings } from './rules.ts';

export type { Settings } from './rules.ts';

/** Reads the company's settings, with defaults for what is not set. */
export async function readSettings(db: Database): Promise<Settings> {
  const rows = await db.select().from(settings);
  const known = rows.filter(({ key }) => Object.hasOwn(defaultSettings, key));
  return { ...defaultSettings, ...Object.fromEntries(known.map(({ key, value }) => [key, value])) };
}

/** Writes settings. What equals its default is written too, so that it stays when the default changes. */
export async function writeSettings(db: Database, values: Partial<Settings>): Promise<void> {
  for (const [key, given] of Object.entries(values)) {
    // The column takes JSON's null, and not the database's.
    const value = given === null ? sql`'null'::jsonb` : given;
    await db
      .insert(settings)
      .values({ key, value })
      .onConflictDoUpdate({ target: settings.key, set: { value } });
  }
}
