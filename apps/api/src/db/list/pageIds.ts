import { and, type Column, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { orderBy, type SortField } from './listSource.ts';

/** Says which records of a list stand on a page. */
export interface PageOf {
  /** The identifier of the list's table. */
  readonly id: Column;
  readonly condition: SQL | undefined;
  /** What the list is ordered by; the last field is unique. */
  readonly fields: readonly SortField[];
  readonly limit: number;
  readonly offset: number;
}

/** Holds records of a page that share the value of a field: as text, which parameters take for every type. */
interface Group {
  readonly value: string | null;
  readonly count: number;
}

/** Up to how many groups of a page are read one by one. Beyond that they are small, and sorting all of them costs less. */
const fewGroups = 3;

const hasValue = ({ column }: SortField, value: string | null): SQL =>
  value === null ? sql`${column} is null` : sql`${column} = ${value}`;

/** Requires a record to come before all that have a value. What is empty comes last. */
function comesBefore({ column, isDescending }: SortField, value: string | null): SQL {
  if (value === null) return sql`${column} is not null`;
  return isDescending ? sql`${column} > ${value}` : sql`${column} < ${value}`;
}

async function readSorted(db: Database, { id, condition, fields, limit, offset }: PageOf): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select ${id} as id from ${id.table} where ${condition ?? sql`true`} order by ${orderBy(fields)} limit ${limit} offset ${offset}`,
  );
  return rows.map((row) => row.id);
}

/** Finds which values of a field the records of a page have, in their order. */
async function readGroups(db: Database, field: SortField, page: PageOf): Promise<Group[]> {
  const { id, condition, limit, offset } = page;
  const { rows } = await db.execute<{ value: string | null }>(
    sql`select ${field.column}::text as value from ${id.table} where ${condition ?? sql`true`} order by ${orderBy([field])} limit ${limit} offset ${offset}`,
  );
  const values = rows.map(({ value }) => value);
  return [...Map.groupBy(values, (value) => value)].map(([value, { length }]) => ({ value, count: length }));
}

async function countBefore(
  db: Database,
  field: SortField,
  { id, condition, offset }: PageOf,
  value: string | null,
): Promise<number> {
  if (offset === 0) return 0;
  const { rows } = await db.execute<{ count: string }>(
    sql`select count(*) as count from ${id.table} where ${and(condition, comesBefore(field, value))}`,
  );
  return Number(rows[0]?.count);
}

/**
 * Gives the ids of a page in their order. An index has the order of one field. Of several, the first is looked at alone: where the page begins
 * and which values its records have; then only the records of these values are ordered by the other fields, and where they share one
 * value, by an index again. So a page is never found by sorting the list up to it.
 */
export async function readPageIds(db: Database, page: PageOf): Promise<number[]> {
  const [field, ...others] = page.fields;
  const hasIndex = others.every(({ column }) => column === page.id);
  if (field === undefined || hasIndex) return readSorted(db, page);
  const { condition, offset } = page;
  const groups = await readGroups(db, field, page);
  const [first] = groups;
  if (first === undefined) return [];
  const start = offset - (await countBefore(db, field, page, first.value));
  if (groups.length > fewGroups) {
    const isOnPage = sql`(${sql.join(
      groups.map(({ value }) => hasValue(field, value)),
      sql` or `,
    )})`;
    return readSorted(db, { ...page, condition: and(condition, isOnPage), offset: start });
  }
  const ids: number[] = [];
  for (const { value, count } of groups) {
    const group = {
      condition: and(condition, hasValue(field, value)),
      limit: count,
      offset: ids.length > 0 ? 0 : start,
    };
    ids.push(...(await readPageIds(db, { ...page, ...group, fields: others })));
  }
  return ids;
}
