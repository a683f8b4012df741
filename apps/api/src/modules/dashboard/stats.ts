import {
  type StatId,
  type Filters,
  type ListQuery,
  openTaskStatuses,
  type ResponseOf,
  type dashboard as contract,
  type tasks as taskContract,
  taskStatuses,
} from '@bureau/contract';
import { and, count, sql } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import { findVisibleTasks } from '../../access/visible/tasks.ts';
import { addDays } from '../../access/days.ts';
import type { Database } from '../../db/database.ts';
import { routeTo } from '../../db/list/routeTo.ts';
import { conditionOf, sortFieldsOf } from '../../db/list/listSource.ts';
import { readPage } from '../../db/list/pageIds.ts';
import { tasks } from '../../db/schema/index.ts';
import { readItems, taskSource } from '../tasks/service.ts';
import { type Period } from './rules.ts';

type Spec = typeof taskContract.listSpec;

/** Describes when and where it is that figures speak of. */
export interface Today {
  readonly today: string;
  readonly timeZone: string;
}

/** Returns the filters of the figures of open tasks, as the list takes them. */
function openFilters(
  caller: Caller,
  today: string,
): Readonly<Record<Exclude<StatId, 'created' | 'completed'>, Filters<Spec>>> {
  const status = openTaskStatuses;
  return {
    open: { status },
    mine: { status, assignee_id: [caller.id] },
    due_today: { status, due_date: { from: today, to: today } },
    overdue: { status, due_date: { to: addDays(today, -1) } },
    waiting: { status: [4] },
    urgent: { status, priority: [1] },
  };
}

/** Returns the filters of the tasks that were created and completed within days, as the list takes them. */
export function filtersWithin(period: Period): Readonly<Record<'created' | 'completed', Filters<Spec>>> {
  return { created: { created_at: period }, completed: { completed_at: period } };
}

/** Counts the tasks that a caller may see: each figure is the length of the list that its route leads to. */
export async function countStats(
  db: Database,
  caller: Caller,
  { today, timeZone }: Today,
  period: Period,
): Promise<ResponseOf<typeof contract.figures>> {
  const source = taskSource(timeZone);
  const visible = await findVisibleTasks(db, caller);
  const where = (filter: Filters<Spec>) => conditionOf<Spec>(source, { filter }) ?? sql`true`;
  const open = openFilters(caller, today);
  // What is open is looked through once; the others have indexes of their own.
  const [counted] = await db
    .select(
      Object.fromEntries(
        Object.entries(open).map(([id, filter]) => [
          id,
          sql`count(*) filter (where ${where(filter)})`.mapWith(Number),
        ]),
      ),
    )
    .from(tasks)
    .where(and(visible, where(open.open)));
  const within = filtersWithin(period);
  const counts: Record<string, number> = { ...counted };
  for (const [id, filter] of Object.entries(within)) {
    const [row] = await db
      .select({ count: count() })
      .from(tasks)
      .where(and(visible, where(filter)));
    counts[id] = row?.count ?? 0;
  }
  const all = Object.entries({ ...open, ...within }) as [StatId, Filters<Spec>][];
  return {
    ...period,
    figures: all.map(([id, filter]) => ({
      id,
      count: counts[id] ?? 0,
      route: routeTo<Spec>('/tasks', { filter }),
    })),
  };
}

/** Lists the most pressing of the tasks that a figure counts. */
export async function listTasksOf(
  db: Database,
  caller: Caller,
  { today, timeZone }: Today,
  of: 'mine' | 'due_today' | 'overdue',
  limit: number,
): Promise<ResponseOf<typeof contract.tasks>> {
  const query: ListQuery<Spec> = {
    filter: openFilters(caller, today)[of],
    sort: ['due_date', 'priority'],
  };
  const source = taskSource(timeZone);
  const condition = and(await findVisibleTasks(db, caller), conditionOf(source, query));
  const fields = sortFieldsOf(source, query, ['due_date']);
  const { ids, total } = await readPage(db, { id: source.id, condition, fields, limit, offset: 0 });
  const items = await readItems(db, caller, ids);
  return {
    count: total,
    route: routeTo('/tasks', query),
    entries: items.map(({ id, code, title, project_id, project_name, status, priority, due_date }) => ({
      id,
      code,
      title,
      project_id,
      project_name,
      status,
      priority,
      due_date,
    })),
  };
}

/** Counts the open tasks that a caller may see by status. */
export async function countStatuses(
  db: Database,
  caller: Caller,
  { today, timeZone }: Today,
): Promise<ResponseOf<typeof contract.statuses>> {
  const filter = openFilters(caller, today).open;
  const rows = await db
    .select({ status: tasks.status, count: count() })
    .from(tasks)
    .where(and(await findVisibleTasks(db, caller), conditionOf(taskSource(timeZone), { filter })))
    .groupBy(tasks.status);
  const counts = new Map(rows.map((row) => [row.status, row.count]));
  return {
    count: rows.reduce((sum, row) => sum + row.count, 0),
    route: routeTo<Spec>('/tasks', { filter }),
    statuses: taskStatuses
      .filter(({ value }) => openTaskStatuses.includes(value))
      .map(({ value: status }) => ({
        status,
        count: counts.get(status) ?? 0,
        route: routeTo<Spec>('/tasks', { filter: { status: [status] } }),
      })),
  };
}
