import { isAdmin } from '@bureau/contract';
import { type Column, eq, isNull, or, sql, type SQL } from '../../db/orm.ts';
import { projects } from '../../db/schema/index.ts';
import type { Viewer } from '../Caller.ts';
import { visibleProjects } from './projects.ts';

/** Describes records that can belong to a project, as far as it decides who sees them. */
interface ProjectRecords {
  readonly projectId: Column;
  readonly createdBy: Column;
}

/** Selects the projects that somebody sees. */
export const selectProjects = (viewer: Viewer) =>
  sql`in (select ${projects.id} from ${projects} where ${visibleProjects(viewer)})`;

/**
 * Returns which records of projects somebody sees, as a condition on their table; `undefined` is all of them.
 *
 * - `admin` and `super_admin`: all.
 * - somebody with an external role: those of their own client's projects (docs/product.md §6).
 * - everybody else: those of the projects that they see, those of no project, those that they created, and those that concern them.
 *
 * @param concerning are the conditions under which a record concerns the viewer, such as being assigned to them.
 */
export function visibleInProjects(
  { createdBy, projectId }: ProjectRecords,
  viewer: Viewer,
  concerning: readonly SQL[],
  projectIds = selectProjects(viewer),
): SQL | undefined {
  if (isAdmin(viewer)) return undefined;
  const inProjects = sql`${projectId} ${projectIds}`;
  if (viewer.isExternal) return inProjects;
  return or(inProjects, isNull(projectId), eq(createdBy, viewer.id), ...concerning);
}
