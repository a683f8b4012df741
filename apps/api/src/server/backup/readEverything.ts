import type { Database } from '../../db/database.ts';
import { sql } from '../../db/orm.ts';

/**
 * Reads all rows of a database, whose pages have checksums, and looks for the files of its indexes and sequences.
 *
 * @throws Error for the first one that is damaged or missing.
 */
export async function readEverything(db: Database): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select oid::regclass::text as name from pg_class where relkind in ('r', 'm', 't')`,
  );
  // no index holds the place of a row
  for (const { name } of rows) await db.execute(sql`select count(ctid) from ${sql.raw(name)}`);
  await db.execute(
    sql`select pg_stat_file(pg_relation_filepath(oid)) from pg_class where relkind in ('i', 'S')`,
  );
}
