import { and, asc, type PgColumn, type PgTable, type SQL } from './orm.ts';
import { FieldError } from '../errors/ApiError.ts';
import type { Database } from './database.ts';
import { isOneOf } from './list/conditions.ts';

/**
 * Locks records that are about to be changed or deleted together, in the order of their ids, so that two requests never wait for each other.
 * Returns their ids, each once.
 *
 * @param lock lets others name the records meanwhile that are changed, and not those that are deleted.
 * @throws FieldError that names each id of a record that does not exist or that the caller may not see.
 */
export async function lockRecords(
  tx: Database,
  table: PgTable & { readonly id: PgColumn },
  isVisible: SQL | undefined,
  ids: readonly number[],
  lock: 'update' | 'no key update',
): Promise<number[]> {
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(isOneOf(table.id, ids), isVisible))
    .orderBy(asc(table.id))
    .for(lock);
  const found = new Set(rows.map(({ id }) => Number(id)));
  const missing = ids.flatMap((id, index) => (found.has(id) ? [] : [index]));
  if (missing.length === 0) return [...found];
  throw new FieldError(
    Object.fromEntries(
      missing.map((index) => [`ids.${index}`, [{ key: 'validation.unknownRecord' as const }]]),
    ),
  );
}
