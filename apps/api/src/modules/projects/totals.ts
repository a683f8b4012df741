import { openTaskStatuses, taskStatus } from '@bureau/contract';
import { count, inArray, sql } from '../../db/orm.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/list/conditions.ts';
import { recordTables, tasks } from '../../db/schema/index.ts';

const { timesheet } = recordTables;

/** Holds what a project's tasks and the time that was worked on it add up to. */
export interface Totals {
  readonly taskCount: number;
  readonly openTaskCount: number;
  /** The mean of the tasks' progress in percent: a finished task counts 100, a cancelled one nothing. */
  readonly progress: number;
  readonly loggedMinutes: number;
}

/** Stands for a project that has no tasks. */
export const noTotals: Totals = { taskCount: 0, openTaskCount: 0, progress: 0, loggedMinutes: 0 };

/** What a task counts of its project: a finished one all. */
export const taskProgress = sql<number>`case when ${tasks.status} = ${taskStatus.completed} then 100 else ${tasks.progress} end`;

/** Reads what the tasks of some projects add up to, by project. */
export async function readTotals(
  db: Database,
  projectIds: readonly number[],
): Promise<ReadonlyMap<number, Totals>> {
  const ids = [...projectIds];
  const counted = await db
    .select({
      id: tasks.projectId,
      taskCount: count(),
      openTaskCount: sql<number>`count(*) filter (where ${isOneOf(tasks.status, openTaskStatuses)})::int`,
      progress: sql<number>`coalesce(round(avg(${taskProgress}) filter (where ${tasks.status} <> ${taskStatus.cancelled})), 0)::int`,
    })
    .from(tasks)
    .where(inArray(tasks.projectId, ids))
    .groupBy(tasks.projectId);
  const logged = await db
    .select({ id: timesheet.projectId, minutes: sql<number>`sum(${timesheet.minutes})::int` })
    .from(timesheet)
    .where(inArray(timesheet.projectId, ids))
    .groupBy(timesheet.projectId);
  const minutes = new Map(logged.map((row) => [row.id, row.minutes]));
  const tasksOf = new Map(counted.map(({ id, ...totals }) => [id, totals]));
  return new Map(
    ids.map((id) => [id, { ...noTotals, ...tasksOf.get(id), loggedMinutes: minutes.get(id) ?? 0 }]),
  );
}
