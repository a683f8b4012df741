import type { dashboard as contract, ListQuery, ResponseOf, todos as todoContract } from '@bureau/contract';
import { and, isNull, lte, or } from 'drizzle-orm';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { conditionOf, orderOf } from '../../db/list/listSource.ts';
import { recordTables } from '../../db/schema/index.ts';
import { todoModule } from '../todos/service.ts';
import { routeTo } from './rules.ts';
import type { Today } from './stats.ts';

const { todos } = recordTables;

const query: ListQuery<typeof todoContract.listSpec> = { filter: { is_done: ['no'] }, sort: ['due_date'] };

/** Lists what a caller has to remember by now. The list that it leads to, which is what counts, has what is snoozed as well: no filter of it leaves that out. */
export async function listTodos(
  db: Database,
  caller: Caller,
  { today, timeZone }: Today,
  limit: number,
): Promise<ResponseOf<typeof contract.todos>> {
  const source = todoModule.source(timeZone);
  const visible = await todoModule.searchSource().visible(db, caller);
  const isAwake = or(isNull(todos.snoozedUntil), lte(todos.snoozedUntil, today));
  const entries = await db
    .select({ id: todos.id, title: todos.title, is_done: todos.isDone, due_date: todos.dueDate })
    .from(todos)
    .where(and(visible, conditionOf(source, query), isAwake))
    .orderBy(...orderOf(source, query, ['due_date']))
    .limit(limit);
  const { meta } = await todoModule.list(db, caller, { ...query, per_page: 1 }, timeZone);
  return { count: meta.total, route: routeTo('/todos', query), entries };
}
