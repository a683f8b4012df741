import { getTableColumns, getTableName, sql, type SQL, type Table } from './orm.ts';
import type { Database } from './database.ts';

/** How many rows one statement carries. */
const chunkSize = 2_000;

/**
 * Inserts many rows: a column is one array, so that a statement has as many parameters as the table has columns. Identifiers may be given.
 * Fields are named as in the schema; all rows have those of the first.
 */
export async function insertMany<T extends Table>(
  db: Database,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.entries(getTableColumns(table)).filter(([field]) => Object.hasOwn(first, field));
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  for (let start = 0; start < rows.length; start += chunkSize) {
    const chunk: readonly Record<string, unknown>[] = rows.slice(start, start + chunkSize);
    const arrays = columns.map(([field, column]): SQL => {
      const type = column.getSQLType().replace(/ COLLATE .*/, '');
      // A list in JSON would be taken for an array of the database.
      const write = type === 'jsonb' ? (value: unknown) => JSON.stringify(value) : (value: unknown) => value;
      const values = chunk.map(({ [field]: value }) => (value == null ? null : write(value)));
      return sql`${sql.param(values)}::${sql.raw(type)}[]`;
    });
    await db.execute(
      sql`insert into ${table} (${names}) overriding system value select * from unnest(${sql.join(arrays, sql`, `)})`,
    );
  }
}

/** Lets a table go on numbering after rows whose identifiers were given. */
export async function continueNumbering(db: Database, table: Table): Promise<void> {
  const name = getTableName(table);
  await db.execute(sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select max(id) from ${table}))`);
}
