import { type CustomForm, customName, type CustomValues } from '@bureau/contract';
import { type Column, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { FieldChange } from '../FieldChange.ts';
import { checkChanges, storedValues, setValues } from './values.ts';

/** Returns what the values of many records become, and which changes the activity log tells; null where nothing is said of them. */
export async function bulkValues(
  tx: Database,
  column: Column,
  form: CustomForm,
  given: Readonly<Record<string, unknown>> | undefined,
): Promise<{ readonly column: SQL<CustomValues>; readonly changes: readonly FieldChange[] } | null> {
  if (given === undefined) return null;
  await checkChanges(tx, form, given, 'values.');
  const kept = storedValues(given);
  const changes = Object.keys(given).map((name): FieldChange => {
    const value = kept[name];
    const json = sql`${value === undefined ? null : JSON.stringify(value)}::jsonb`;
    return {
      field: customName(name),
      oldValue: sql`${column} ->> ${name}::text`,
      newValue: sql`${value === undefined ? null : String(value)}::text`,
      isChanged: sql`${column} -> ${name}::text is distinct from ${json}`,
    };
  });
  return { column: setValues(column, given), changes };
}
