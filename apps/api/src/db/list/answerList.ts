import type { ListQuery, ListSpec } from '@bureau/contract';
import { and, count, type SQL } from '../orm.ts';
import type { Database } from '../database.ts';
import { conditionOf, type ListSource, orderOf, windowOf } from './listSource.ts';

/** Selects the rows that are read: those of a page of a list, in its order, or one. */
export interface Rows {
  readonly condition: SQL | undefined;
  readonly order: readonly SQL[];
  readonly limit: number;
  readonly offset: number;
}

/** Returns the selection of one row. */
export const oneRow = (condition: SQL | undefined): Rows => ({ condition, order: [], limit: 1, offset: 0 });

/**
 * Answers a list: counts what it holds, and reads the page that is asked for. For lists of up to some ten thousand records; `readPageIds`
 * is for longer ones.
 *
 * @param list says which records the caller may see, and the order of a list that asks for none.
 */
export async function answerList<Spec extends ListSpec, Item>(
  db: Database,
  source: ListSource<Spec>,
  query: ListQuery<Spec>,
  list: {
    readonly visible?: SQL | undefined;
    readonly fallback: NonNullable<ListQuery<Spec>['sort']>;
    readonly read: (rows: Rows) => Promise<Item[]>;
  },
): Promise<{ data: Item[]; meta: { total: number; page: number; per_page: number } }> {
  const condition = and(list.visible, conditionOf(source, query));
  const { page, per_page, limit, offset } = windowOf(query);
  const [counted] = await db.select({ total: count() }).from(source.id.table).where(condition);
  const order = orderOf(source, query, list.fallback);
  const data = await list.read({ condition, order, limit, offset });
  return { data, meta: { total: counted?.total ?? 0, page, per_page } };
}
