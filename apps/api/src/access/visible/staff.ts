import { sql, type SQL } from '../../db/orm.ts';
import { departments, userRoles } from '../../db/schema/index.ts';
import type { Viewer } from '../Caller.ts';

/** Returns which records of the company itself somebody may see who has the permission: all, and as somebody of a client none. */
export const visibleToStaff = ({ isExternal }: Viewer): SQL | undefined =>
  isExternal ? sql`false` : undefined;

/** Selects the people of the departments that somebody is the head of. */
export const selectOwnStaff = ({ id }: Viewer): SQL =>
  sql`(select ${userRoles.userId} from ${userRoles} join ${departments} on ${departments.id} = ${userRoles.departmentId}
    where ${departments.headId} = ${id})`;
