import type { Task } from '@bureau/contract';
import { and, count, inArray } from '../../db/orm.ts';
import type { Viewer } from '../../access/Caller.ts';
import { visibleTasks } from '../../access/visible/tasks.ts';
import type { Database } from '../../db/database.ts';
import { tasks } from '../../db/schema/index.ts';

/** Adds to tasks how many directly below them the viewer may see. */
export async function countSubtasks(
  db: Database,
  rows: readonly Task[],
  viewer: Viewer | null,
): Promise<readonly Task[]> {
  if (rows.length === 0) return rows;
  const ids = rows.map(({ id }) => id);
  const counted = await db
    .select({ id: tasks.parentId, count: count() })
    .from(tasks)
    .where(and(inArray(tasks.parentId, ids), viewer === null ? undefined : visibleTasks(viewer)))
    .groupBy(tasks.parentId);
  const counts = new Map(counted.map((row) => [row.id, row.count]));
  return rows.map((row) => ({ ...row, subtask_count: counts.get(row.id) ?? 0 }));
}
