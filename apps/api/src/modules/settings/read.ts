import { canAccess, type SettingsRecord } from '@bureau/contract';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { readSettings, readVersion } from '../../db/settings/queries.ts';
import { mailFields } from './rules.ts';

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
