import type { BodyOf, Task, tasks as contract } from '@bureau/contract';
import { and, eq, isNull } from '../../db/orm.ts';
import type { Database } from '../../db/database.ts';
import { taskLimits } from '../../db/schema/index.ts';

type Limit = BodyOf<typeof contract.limit>;

const isOf = (projectId: number | null) =>
  projectId === null ? isNull(taskLimits.projectId) : eq(taskLimits.projectId, projectId);

/** Reads how many tasks the columns of a project should hold at most, or those of all tasks for null. */
export async function readLimits(
  db: Database,
  projectId: number | null,
): Promise<ReadonlyMap<Task['status'], number>> {
  const rows = await db.select().from(taskLimits).where(isOf(projectId));
  return new Map(rows.map(({ status, limit }) => [status, limit]));
}

/** Limits a column of a project, or of all tasks for null; no limit takes it away. */
export async function setLimit(db: Database, projectId: number | null, change: Limit): Promise<Limit> {
  const { status, limit } = change;
  if (limit === null) await db.delete(taskLimits).where(and(isOf(projectId), eq(taskLimits.status, status)));
  else
    await db
      .insert(taskLimits)
      .values({ projectId, status, limit })
      .onConflictDoUpdate({ target: [taskLimits.projectId, taskLimits.status], set: { limit } });
  return change;
}
