import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

const tables = sql`pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`;
const columns = sql`pg_attribute a, ${tables} and a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped`;

/**
 * Clears away old versions of rows and counts what there is, so that queries go on choosing the right index. A PostgreSQL server does so
 * by itself; the embedded database has to be told. That answers one question at a time: it is told of one table and one column after
 * the other, and answers people in between. Cannot run in a transaction.
 */
export async function tidyDatabase(db: Database): Promise<void> {
  const { rows } = await db.execute<{ statement: string }>(sql`
    select format('vacuum %s', c.oid::regclass) as statement from ${tables}
    union all select format('analyze %s (%I)', c.oid::regclass, a.attname) from ${columns}`);
  for (const { statement } of rows) await db.execute(sql.raw(statement));
}
