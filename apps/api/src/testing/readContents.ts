import { sql } from '../db/orm.ts';
import type { Database } from '../db/database.ts';

/** Returns how many rows each table of a database holds, that of the migrations as well, and a hash of them. */
export async function readContents(db: Database): Promise<Record<string, string>> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const contents: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await db.execute<{ content: string }>(
      sql`select concat_ws(' ', count(*), md5(string_agg(t::text, ',' order by t::text))) as content from ${sql.raw(name)} as t`,
    );
    contents[name] = rows[0]?.content ?? '';
  }
  return contents;
}
