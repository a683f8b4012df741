import { closedTaskStatuses, openTaskStatuses } from '@bureau/contract';
import { count, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/list/conditions.ts';
import { tasks, timerLogs } from '../../db/schema/index.ts';

/** Holds what a project's tasks add up to. */
export interface Totals {
  readonly taskCount: number;
  readonly openTaskCount: number;
  /** The mean of the tasks' progress in percent: a finished task counts 100, a cancelled one nothing. */
  readonly progress: number;
  readonly loggedMinutes: number;
}

/** Stands for a project that has no tasks. */
export const noTotals: Totals = { taskCount: 0, openTaskCount: 0, progress: 0, loggedMinutes: 0 };

const [cancelled = 0, completed = 0] = closedTaskStatuses;

const progress = sql`case when ${tasks.status} = ${completed} then 100 else ${tasks.progress} end`;

/** Reads what the tasks of some projects add up to, by project. */
export async function readTotals(
  db: Database,
  projectIds: readonly number[],
): Promise<ReadonlyMap<number | null, Totals>> {
  const ids = [...projectIds];
  const counted = await db
    .select({
      id: tasks.projectId,
      taskCount: count(),
      openTaskCount: sql<number>`count(*) filter (where ${isOneOf(tasks.status, openTaskStatuses)})::int`,
      progress: sql<number>`coalesce(round(avg(${progress}) filter (where ${tasks.status} <> ${cancelled})), 0)::int`,
    })
    .from(tasks)
    .where(inArray(tasks.projectId, ids))
    .groupBy(tasks.projectId);
  const logged = await db
    .select({ id: tasks.projectId, minutes: sql<number>`sum(${timerLogs.minutes})::int` })
    .from(timerLogs)
    .innerJoin(tasks, eq(tasks.id, timerLogs.taskId))
    .where(inArray(tasks.projectId, ids))
    .groupBy(tasks.projectId);
  const minutes = new Map(logged.map((row) => [row.id, row.minutes]));
  return new Map(
    counted.map(({ id, ...totals }) => [id, { ...totals, loggedMinutes: minutes.get(id) ?? 0 }]),
  );
}
