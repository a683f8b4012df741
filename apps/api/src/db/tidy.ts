import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * Clears away old versions of rows and counts what there is, so that queries go on choosing the right index. A PostgreSQL server does so
 * by itself; the embedded database has to be told. Cannot run in a transaction.
 */
export async function tidyDatabase(db: Database): Promise<void> {
  await db.execute(sql`vacuum (analyze)`);
}
