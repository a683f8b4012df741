import type { Database } from '../db/database.ts';
import { sql } from '../db/orm.ts';

/** Settles once a call of this server waits for what a transaction has locked: other databases of the same PostgreSQL have locks of their own. */
export async function waitForLock(db: Database): Promise<void> {
  const isWaiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await db.execute(isWaiting)).rows.length === 0);
}
