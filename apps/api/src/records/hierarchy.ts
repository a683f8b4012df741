import { getTableName, type PgColumn, type PgTable, sql } from '../db/orm.ts';
import type { Database } from '../db/database.ts';

/** A table whose records stand below each other. */
type Hierarchy = PgTable & Readonly<Record<'id' | 'parentId', PgColumn>>;

/** Lets changes of what stands above records wait for each other until the transaction ends: two could close a circle that neither of them sees. */
export const lockHierarchy = (tx: Database, table: Hierarchy) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`parents of ${getTableName(table)}`}, 0))`);

/** Whether a record would be above itself with another one above it. New records, which have no id, cannot be. */
export async function isAboveItself(
  tx: Database,
  table: Hierarchy,
  id: number | undefined,
  parentId: number | null | undefined,
): Promise<boolean> {
  if (id === undefined || parentId == null) return false;
  await lockHierarchy(tx, table);
  const { rows } = await tx.execute(sql`
    with recursive above as (
      select id, parent_id from ${table} where id = ${parentId}
      union select ${table.id}, ${table.parentId} from ${table} join above on ${table.id} = above.parent_id
    )
    select 1 from above where id = ${id}`);
  return rows.length > 0;
}
