import { isAdmin } from '@bureau/contract';
import { sql, type SQL } from '../../db/orm.ts';
import { recordTables } from '../../db/schema/index.ts';
import type { Viewer } from '../Caller.ts';
import { selectProjects } from './inProjects.ts';

/** Returns which sprints somebody may see: those of the projects that they see. */
export const visibleSprints = (viewer: Viewer): SQL | undefined =>
  isAdmin(viewer) ? undefined : sql`${recordTables.sprints.projectId} ${selectProjects(viewer)}`;
