import { and, eq, isNull, or, type PgColumn, type PgTable, sql, type SQL } from '../../db/orm.ts';
import { users } from '../../db/schema/index.ts';
import type { Viewer } from '../Caller.ts';
import { visibleInProjects } from './inProjects.ts';

/** A table of records that somebody reports and one person at a time has. */
export type ReportedTable = PgTable &
  Readonly<Record<'id' | 'projectId' | 'createdBy' | 'assigneeId' | 'reporterId', PgColumn>>;

/**
 * Returns which records that somebody reports a caller sees, as a condition on their table: they concern who reported them and who has them. To somebody of
 * a client belongs what its people have reported as well, as long as it is of no project.
 */
export function visibleReported(table: ReportedTable, viewer: Viewer): SQL | undefined {
  const { assigneeId, projectId, reporterId } = table;
  const inProjects = visibleInProjects(table, viewer, [eq(assigneeId, viewer.id), eq(reporterId, viewer.id)]);
  if (!viewer.isExternal) return inProjects;
  const colleagues = sql`(select ${users.id} from ${users} where ${users.clientId} = ${viewer.clientId})`;
  return or(inProjects, and(isNull(projectId), sql`${reporterId} in ${colleagues}`));
}
