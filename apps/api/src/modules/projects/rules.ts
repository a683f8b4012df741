import { isAdmin } from '@bureau/contract';
import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../access/Caller.ts';
import { projectMembers, projects } from '../../db/schema/index.ts';

/**
 * Says which projects a caller may see, as a condition on `projects`; `undefined` is all of them.
 *
 * - `admin` and `super_admin`: all.
 * - `client`: those of their own client, and none while they belong to no client (docs/product.md §6).
 * - everybody else: those that they manage or are members of.
 */
export function visibleProjects(caller: Caller): SQL | undefined {
  if (isAdmin(caller)) return undefined;
  if (caller.roles.includes('client')) return sql`${projects.clientId} = ${caller.clientId}`;
  const joined = sql`select ${projectMembers.projectId} from ${projectMembers} where ${projectMembers.userId} = ${caller.id}`;
  return or(eq(projects.managerId, caller.id), sql`${projects.id} in (${joined})`);
}
