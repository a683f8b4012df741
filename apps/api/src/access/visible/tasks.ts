import { isAdmin } from '@bureau/contract';
import { sql, type SQL } from '../../db/orm.ts';
import type { Database } from '../../db/database.ts';
import { projects, taskAssignees, tasks } from '../../db/schema/index.ts';
import type { Viewer } from '../Caller.ts';
import { selectProjects, visibleInProjects } from './inProjects.ts';
import { visibleProjects } from './projects.ts';

/** Returns which tasks a caller sees, as a condition on `tasks`: those that are assigned to them concern them. */
export function visibleTasks(viewer: Viewer, projectIds = selectProjects(viewer)): SQL | undefined {
  const assigned = sql`select ${taskAssignees.taskId} from ${taskAssignees} where ${taskAssignees.userId} = ${viewer.id}`;
  return visibleInProjects(tasks, viewer, [sql`${tasks.id} in (${assigned})`], projectIds);
}

/**
 * Returns which tasks a caller sees, as `visibleTasks` does, for a whole list: its projects are looked up before, since comparing with known
 * ids takes half the time of a subquery where many tasks are counted.
 */
export async function findVisibleTasks(db: Database, viewer: Viewer): Promise<SQL | undefined> {
  if (isAdmin(viewer)) return visibleTasks(viewer);
  const rows = await db.select({ id: projects.id }).from(projects).where(visibleProjects(viewer));
  const ids = rows.map(({ id }) => id);
  return visibleTasks(viewer, sql`= any(${sql.param(ids)}::int[])`);
}
