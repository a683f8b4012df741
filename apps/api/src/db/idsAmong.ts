import { and, type PgColumn, type PgTable, type SQL } from './orm.ts';
import type { Database } from './database.ts';
import { isOneOf } from './list/conditions.ts';

/** Returns those of some ids whose records fulfil a condition; `undefined` is all that there are. */
export async function idsAmong(
  db: Database,
  table: PgTable & { readonly id: PgColumn },
  ids: readonly number[],
  condition: SQL | undefined,
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(isOneOf(table.id, ids), condition));
  return new Set(rows.map(({ id }) => Number(id)));
}
