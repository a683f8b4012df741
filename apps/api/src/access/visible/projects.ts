import { isAdmin } from '@bureau/contract';
import { eq, or, sql, type SQL } from '../../db/orm.ts';
import { projectMembers, projects } from '../../db/schema/index.ts';
import type { Viewer } from '../Caller.ts';

/**
 * Returns which projects somebody may see, as a condition on `projects`.
 *
 * - `admin` and `super_admin`: all.
 * - somebody with an external role: those of their own client, and none while they belong to no client (docs/product.md §6).
 * - everybody else: those that they manage or are members of.
 */
export function visibleProjects(viewer: Viewer): SQL | undefined {
  if (isAdmin(viewer)) return undefined;
  if (viewer.isExternal) return sql`${projects.clientId} = ${viewer.clientId}`;
  const joined = sql`select ${projectMembers.projectId} from ${projectMembers} where ${projectMembers.userId} = ${viewer.id}`;
  return or(eq(projects.managerId, viewer.id), sql`${projects.id} in (${joined})`);
}
