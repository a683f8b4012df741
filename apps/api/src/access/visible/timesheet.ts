import { isAdmin } from '@bureau/contract';
import { eq, or, sql, type SQL } from '../../db/orm.ts';
import { projects, recordTables } from '../../db/schema/index.ts';
import type { Viewer } from '../Caller.ts';
import { selectOwnStaff } from './staff.ts';

const { timesheet } = recordTables;

/** Returns which time somebody sees: one's own, that of the projects that one manages and of the people of one's departments, and as an administrator all. */
export function visibleEntries(viewer: Viewer): SQL | undefined {
  if (isAdmin(viewer)) return undefined;
  if (viewer.isExternal) return sql`false`;
  const managed = sql`(select ${projects.id} from ${projects} where ${projects.managerId} = ${viewer.id})`;
  return or(
    eq(timesheet.userId, viewer.id),
    sql`${timesheet.projectId} in ${managed}`,
    sql`${timesheet.userId} in ${selectOwnStaff(viewer)}`,
  );
}
