import { type Column, sql, type SQL } from '../orm.ts';
import type { Database } from '../database.ts';
import { orderBy, type SortField } from './listSource.ts';

/** Counts the records that share the value of a field. */
export interface Group {
  /** As text, which parameters take for every type. */
  readonly value: string | null;
  readonly size: number;
}

/** Up to how many values of a field are counted one by one. */
const manyGroups = 1000;

/** Of how many questions it is remembered what was counted last. */
const maxCached = 50;

/** Holds what was counted last, by the question; what was asked for longest ago comes first. */
const lastCounts = new Map<string, readonly Group[]>();

function remember(question: string, groups: readonly Group[] | null): void {
  lastCounts.delete(question);
  if (groups === null) return;
  lastCounts.set(question, groups);
  const [oldest] = lastCounts.keys();
  if (lastCounts.size > maxCached && oldest !== undefined) lastCounts.delete(oldest);
}

/**
 * Counts the records of each value of a field, in its order; null where there are too many values.
 *
 * @returns what is counted now, and what was counted the last time the same was asked: that may be outdated.
 */
export function countGroups(
  db: Database,
  field: SortField,
  id: Column,
  condition: SQL,
): { readonly now: Promise<readonly Group[] | null>; readonly last: readonly Group[] | undefined } {
  // Derived once: what has parameters would be another expression in each place.
  const derived = sql`(select ${field.column} as key from ${id.table} where ${condition}) as found`;
  const order = orderBy([{ ...field, column: sql`key` }]);
  const query = db.execute<{ value: string | null; size: string }>(
    sql`select key::text as value, count(*) as size from ${derived} group by key order by ${order} limit ${manyGroups}`,
  );
  const { sql: text, params } = query.getQuery();
  const question = JSON.stringify([text, params]);
  const now = query.then(({ rows }) => {
    const groups =
      rows.length < manyGroups ? rows.map(({ value, size }) => ({ value, size: Number(size) })) : null;
    remember(question, groups);
    return groups;
  });
  return { now, last: lastCounts.get(question) };
}

/** Whether the same values are shared by as many records. */
export const areSameGroups = (some: readonly Group[], others: readonly Group[]): boolean =>
  some.length === others.length &&
  some.every(({ value, size }, place) => value === others[place]?.value && size === others[place].size);

/** Returns how many records all groups have. */
export const sizeOf = (groups: readonly Group[]): number => groups.reduce((sum, { size }) => sum + size, 0);
