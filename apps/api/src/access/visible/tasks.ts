import { isAdmin } from '@bureau/contract';
import { eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { projects, taskAssignees, tasks } from '../../db/schema/index.ts';
import type { Viewer } from '../Caller.ts';
import { visibleProjects } from './projects.ts';

const selectProjects = (viewer: Viewer) =>
  sql`in (select ${projects.id} from ${projects} where ${visibleProjects(viewer)})`;

/**
 * Returns which tasks a caller sees, as a condition on `tasks`; `undefined` is all of them.
 *
 * - `admin` and `super_admin`: all.
 * - somebody with an external role: those of their own client's projects (docs/product.md §6).
 * - everybody else: those of the projects that they see, those of no project, and those that they created or are assigned to.
 */
export function visibleTasks(viewer: Viewer, projectIds = selectProjects(viewer)): SQL | undefined {
  if (isAdmin(viewer)) return undefined;
  const inProjects = sql`${tasks.projectId} ${projectIds}`;
  if (viewer.isExternal) return inProjects;
  const assigned = sql`select ${taskAssignees.taskId} from ${taskAssignees} where ${taskAssignees.userId} = ${viewer.id}`;
  return or(
    inProjects,
    isNull(tasks.projectId),
    eq(tasks.createdBy, viewer.id),
    sql`${tasks.id} in (${assigned})`,
  );
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
