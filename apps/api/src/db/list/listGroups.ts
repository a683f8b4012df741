import type { GroupField, ListGroup, ListSpec } from '@bureau/contract';
import { sql, type SQL } from '../orm.ts';
import type { Database } from '../database.ts';
import { type GroupColumn, groupColumnOf, type ListSource, placeAmong } from './listSource.ts';

interface Parts {
  readonly id: SQL;
  readonly name: SQL;
  readonly order: SQL;
  readonly join?: SQL;
}

/** Returns what is told of the groups that were counted, and what they are ordered by. */
function partsOf({ isDate, other, values }: GroupColumn): Parts {
  const value = sql`counted.id`;
  if (other !== undefined) {
    const join = sql`left join ${other.id.table} on ${other.id} = ${value}`;
    return { id: value, name: sql`${other.name}`, order: sql`${other.order}, ${value}`, join };
  }
  if (isDate) {
    const days = sql`${value} - date '1970-01-01'`;
    return { id: days, name: sql`${value}::text`, order: sql`${value} desc nulls last` };
  }
  if (values === undefined) return { id: value, name: sql`null`, order: value };
  // Of a word, the number is its place among all of them.
  const place = placeAmong(values, value);
  return { id: place, name: value, order: place };
}

/** Counts the records of each group of a list and adds them up, in the order of the groups. */
export async function listGroups<Spec extends ListSpec>(
  db: Database,
  source: ListSource<Spec>,
  field: GroupField<Spec>,
  condition: SQL | undefined,
): Promise<{ data: ListGroup[] }> {
  const group = groupColumnOf(source, field);
  const { column } = group;
  const sum = source.sum === undefined ? sql`null` : sql`sum(${source.sum})`;
  const counted = sql`(select ${column} as id, count(*)::int as count, ${sum}::int as sum from ${column.table} where ${condition ?? sql`true`} group by ${column}) as counted`;
  const { id, join = sql``, name, order } = partsOf(group);
  const { rows } = await db.execute<Record<string, unknown> & ListGroup>(
    sql`select ${id} as id, ${name} as name, count, sum from ${counted} ${join} order by ${order}`,
  );
  return { data: rows.map((row) => ({ id: row.id, name: row.name, count: row.count, sum: row.sum })) };
}
