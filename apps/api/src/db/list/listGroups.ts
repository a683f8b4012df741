import type { GroupField, ListGroup, ListSpec } from '@bureau/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { groupColumnOf, type ListSource, placeAmong } from './listSource.ts';

/** Counts the records of each group of a list, in the order of the groups. */
export async function listGroups<Spec extends ListSpec>(
  db: Database,
  source: ListSource<Spec>,
  field: GroupField<Spec>,
  condition: SQL | undefined,
): Promise<{ data: ListGroup[] }> {
  const { column, values, other } = groupColumnOf(source, field);
  const counted = sql`(select ${column} as id, count(*)::int as count from ${column.table} where ${condition ?? sql`true`} group by ${column}) as counted`;
  // Of a word, the number is its place among all of them.
  const place = placeAmong(values ?? [], sql`counted.id`);
  const ofWords = sql`select ${place} as id, counted.id as name, count from ${counted} order by ${place}`;
  const { rows } = await db.execute<Record<string, unknown> & ListGroup>(
    other === undefined
      ? values === undefined
        ? sql`select id, null as name, count from ${counted} order by id`
        : ofWords
      : sql`select counted.id, ${other.name} as name, count from ${counted} left join ${other.id.table} on ${other.id} = counted.id order by ${other.order}, counted.id`,
  );
  return { data: rows.map(({ id, name, count }) => ({ id, name, count })) };
}
