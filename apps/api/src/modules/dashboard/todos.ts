import type { dashboard as contract, ListQuery, ResponseOf, todos as todoContract } from '@bureau/contract';
import { and } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { routeTo } from '../../db/list/routeTo.ts';
import { conditionOf, orderOf } from '../../db/list/listSource.ts';
import { todos } from '../../db/schema/index.ts';
import { todoModule } from '../todos/service.ts';
import type { Today } from './stats.ts';

/** Lists what a caller has to remember by now. */
export async function listTodos(
  db: Database,
  caller: Caller,
  { today, timeZone }: Today,
  limit: number,
): Promise<ResponseOf<typeof contract.todos>> {
  const query: ListQuery<typeof todoContract.listSpec> = {
    filter: { is_done: ['no'], snoozed_until: { to: today } },
    sort: ['due_date'],
  };
  const source = todoModule.source(timeZone);
  const visible = await todoModule.searchSource().visible(db, caller);
  const entries = await db
    .select({ id: todos.id, title: todos.title, is_done: todos.isDone, due_date: todos.dueDate })
    .from(todos)
    .where(and(visible, conditionOf(source, query)))
    .orderBy(...orderOf(source, query, ['due_date']))
    .limit(limit);
  const { meta } = await todoModule.list(db, caller, { ...query, per_page: 1 }, timeZone);
  return { count: meta.total, route: routeTo('/todos', query), entries };
}
