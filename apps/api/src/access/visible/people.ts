import { alias, and, type Column, eq, isNull, or, sql, type SQL } from '../../db/orm.ts';
import { projectMembers, projects, taskAssignees, tasks, users } from '../../db/schema/index.ts';
import type { Viewer } from '../Caller.ts';

const ownProjects = (clientId: Viewer['clientId']) =>
  sql`select ${projects.id} from ${projects} where ${projects.clientId} = ${clientId}`;

/**
 * Returns the people whose names a viewer may see on the records visible to them, as a condition on an id; `undefined` is everybody. To somebody of a client
 * that is who belongs there, and who manages its projects or takes part in them: it is asked for each line of a list, and so does not look through
 * their tasks.
 */
export function isKnown({ clientId, isExternal }: Viewer, id: Column): SQL | undefined {
  if (!isExternal) return undefined;
  const colleagues = alias(users, 'colleagues');
  return or(
    sql`exists (select 1 from ${users} as colleagues where ${colleagues.id} = ${id} and ${colleagues.clientId} = ${clientId})`,
    sql`exists (select 1 from ${projects} where ${projects.managerId} = ${id} and ${projects.clientId} = ${clientId})`,
    sql`exists (select 1 from ${projectMembers} where ${projectMembers.userId} = ${id} and ${projectMembers.projectId} in (${ownProjects(clientId)}))`,
  );
}

/**
 * Returns whose names a viewer is told, as a condition on `users`; `undefined` is everybody. Somebody with an external role is told of the people of their own
 * client and those who work for it: who manages its projects, takes part in them or is assigned to their tasks.
 */
export function namedUsers(viewer: Viewer): SQL | undefined {
  if (!viewer.isExternal) return undefined;
  // As an array, so that the tasks are found by an index.
  const assigned = sql`select ${taskAssignees.userId} from ${taskAssignees} join ${tasks} on ${tasks.id} = ${taskAssignees.taskId}
    where ${tasks.projectId} = any(array(${ownProjects(viewer.clientId)}))`;
  return or(eq(users.id, viewer.id), isKnown(viewer, users.id), sql`${users.id} in (${assigned})`);
}

/** Returns which users a caller may see, as a condition on `users`: those whose names they are told, but for those that were deleted. */
export const visibleUsers = (viewer: Viewer): SQL | undefined =>
  and(isNull(users.deletedAt), namedUsers(viewer));

/** Returns which users a caller may pick, as a condition on `users`: the active ones of those that the caller sees. */
export function pickableUsers(caller: Viewer): SQL | undefined {
  return and(eq(users.isActive, true), visibleUsers(caller));
}
