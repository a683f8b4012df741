import { sql, type SQL } from '../../db/orm.ts';
import type { Database } from '../../db/database.ts';
import { timedNotifications } from '../../db/schema/index.ts';
import type { NotificationRecords } from './notify.ts';
import type { NotificationKind } from './kinds.ts';

/**
 * Returns the ids of the records whose time to be told of has come, each of them once for all: another process that asks at the same moment waits, and finds
 * none. To be called in the transaction that tells of them; when it fails, they are found again.
 */
export async function claimDue(
  tx: Database,
  { name, table }: Pick<NotificationRecords, 'name' | 'table'>,
  kind: NotificationKind,
  isDue: SQL | undefined,
  now: Date,
): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`insert into ${timedNotifications} (resource, record_id, kind, created_at)
      select ${name}, ${table.id}, ${kind}, ${now.toISOString()}::timestamptz from ${table}
      where ${isDue} and not exists (
        select 1 from ${timedNotifications} as told
        where told.resource = ${name} and told.record_id = ${table.id} and told.kind = ${kind}
      )
      order by ${table.id}
      on conflict do nothing returning record_id as id`,
  );
  return rows.map(({ id }) => id);
}
