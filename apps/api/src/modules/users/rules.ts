import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../access/Caller.ts';
import { projectMembers, projects, users } from '../../db/schema/index.ts';

/**
 * Says which users a caller may pick, as a condition on `users`: the active ones. A `client` sees only the people of their own
 * client and those who work on its projects.
 */
export function pickableUsers(caller: Caller): SQL | undefined {
  const active = eq(users.isActive, true);
  if (!caller.roles.includes('client')) return active;
  const own = sql`${projects.clientId} = ${caller.clientId}`;
  const managers = sql`select ${projects.managerId} from ${projects} where ${own}`;
  const members = sql`select ${projectMembers.userId} from ${projectMembers}
    join ${projects} on ${projects.id} = ${projectMembers.projectId} where ${own}`;
  return and(
    active,
    or(
      eq(users.id, caller.id),
      sql`${users.clientId} = ${caller.clientId}`,
      sql`${users.id} in (${managers})`,
      sql`${users.id} in (${members})`,
    ),
  );
}
