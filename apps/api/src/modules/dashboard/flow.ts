import type { dashboard as contract, ResponseOf, tasks as taskContract } from '@bureau/contract';
import { and, count, sql } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import { findVisibleTasks } from '../../access/visible/tasks.ts';
import type { Database } from '../../db/database.ts';
import { routeTo } from '../../db/list/routeTo.ts';
import { conditionOf } from '../../db/list/listSource.ts';
import { tasks } from '../../db/schema/index.ts';
import { taskSource } from '../tasks/service.ts';
import { splitPeriod, type Period } from './rules.ts';
import { filtersWithin, type Today } from './stats.ts';

type Kind = 'created' | 'completed';

const instantOf = { created: tasks.createdAt, completed: tasks.completedAt } as const;

/** Counts the tasks that a caller may see and that came and were done in each part of a period. */
export async function countFlow(
  db: Database,
  caller: Caller,
  { timeZone }: Today,
  period: Period,
): Promise<ResponseOf<typeof contract.flow>> {
  const visible = await findVisibleTasks(db, caller);
  const filters = filtersWithin(period);
  const countDays = async (kind: Kind) => {
    const day = sql<string>`to_char(${instantOf[kind]} at time zone ${timeZone}, 'YYYY-MM-DD')`;
    return db
      .select({ day, count: count() })
      .from(tasks)
      .where(and(visible, conditionOf(taskSource(timeZone), { filter: filters[kind] })))
      .groupBy(sql`1`);
  };
  const days = { created: await countDays('created'), completed: await countDays('completed') };
  const sumOf = (kind: Kind, within: Period) => ({
    count: days[kind]
      .filter(({ day }) => day >= within.from && day <= within.to)
      .reduce((sum, row) => sum + row.count, 0),
    route: routeTo<typeof taskContract.listSpec>('/tasks', { filter: filtersWithin(within)[kind] }),
  });
  return {
    created: sumOf('created', period),
    completed: sumOf('completed', period),
    parts: splitPeriod(period).map((part) => ({
      ...part,
      created: sumOf('created', part),
      completed: sumOf('completed', part),
    })),
  };
}
