import {
  isAdmin,
  normaliseUsername,
  projects as projectContract,
  tasks as taskContract,
} from '@bureau/contract';
import { and, type Column, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Caller, Viewer } from '../../access/Caller.ts';
import { superAdmin } from '../../access/confirm.ts';
import { foldForSearch, foldForSort } from '../../db/fold.ts';
import {
  attachments,
  comments,
  projectMembers,
  projects,
  taskAssignees,
  tasks,
  users,
} from '../../db/schema/index.ts';
import { ApiError } from '../../http/ApiError.ts';

/** Names the role of somebody of whom no other is said. */
export const plainRole = 'user';

/** How long somebody counts as online after they were seen, in milliseconds. */
const onlineWindow = 2 * 60 * 1000;

/** Tells whether somebody counts as online. */
export function isOnline(lastSeenAt: Date | null, now: Date): boolean {
  return lastSeenAt !== null && now.getTime() - lastSeenAt.getTime() < onlineWindow;
}

/**
 * Says who works for a client, as a condition on `users`: who manages its projects, takes part in them or is assigned to their tasks, and who writes or
 * attaches something there. What settles it for most comes first, and is looked up for each.
 */
function worksFor(clientId: number | null): SQL | undefined {
  const isOwn = sql`${projects.clientId} = ${clientId}`;
  const own = sql`select ${projects.id} from ${projects} where ${isOwn}`;
  const ownTasks = sql`select ${tasks.id} from ${tasks} where ${tasks.projectId} in (${own})`;
  const isOnOwn = ({ resource, recordId }: typeof comments | typeof attachments) =>
    sql`(${resource} = ${projectContract.name} and ${recordId} in (${own})
      or ${resource} = ${taskContract.name} and ${recordId} in (${ownTasks}))`;
  return or(
    sql`exists (select 1 from ${projects} where ${projects.managerId} = ${users.id} and ${isOwn})`,
    sql`exists (select 1 from ${projectMembers} where ${projectMembers.userId} = ${users.id} and ${projectMembers.projectId} in (${own}))`,
    sql`exists (select 1 from ${taskAssignees} join ${tasks} on ${tasks.id} = ${taskAssignees.taskId}
      where ${taskAssignees.userId} = ${users.id} and ${tasks.projectId} in (${own}))`,
    sql`${users.id} in (select ${comments.createdBy} from ${comments} where ${isOnOwn(comments)})`,
    sql`${users.id} in (select ${attachments.createdBy} from ${attachments} where ${isOnOwn(attachments)})`,
  );
}

/**
 * Says which users a caller may see, as a condition on `users`: all that were not deleted. Somebody with an external
 * role sees only the people of their own client and those who work for it.
 */
export function visibleUsers({ id, clientId, isExternal }: Viewer): SQL | undefined {
  const present = isNull(users.deletedAt);
  if (!isExternal) return present;
  return and(present, or(eq(users.id, id), sql`${users.clientId} = ${clientId}`, worksFor(clientId)));
}

/** Says of whom a viewer may be told the name that stands on what they see, as a condition on an id outside of `users`; `undefined` is everybody. */
export const isKnown = (viewer: Viewer, id: Column): SQL | undefined =>
  viewer.isExternal
    ? sql`exists (select 1 from ${users} where ${users.id} = ${id} and ${visibleUsers(viewer)})`
    : undefined;

/** Says which users a caller may pick, as a condition on `users`: the active ones of those that the caller sees. */
export function pickableUsers(caller: Viewer): SQL | undefined {
  return and(eq(users.isActive, true), visibleUsers(caller));
}

/** Gives the form of a username by which it is known: two that differ in case alone are one. */
export const usernameKey = (username: string) =>
  // Through the capital letters, of which some small ones have the same.
  normaliseUsername(normaliseUsername(username).toLowerCase().toUpperCase().toLowerCase());

/** Describes what an account is known and found by. */
interface Identity {
  readonly code: string;
  readonly username: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
}

/** Gives the columns that are derived from who somebody is. */
export function derivedColumns({ code, username, firstname, lastname, email }: Identity) {
  const name = `${firstname} ${lastname}`;
  return {
    username: normaliseUsername(username),
    usernameKey: usernameKey(username),
    nameSort: foldForSort(name),
    searchText: foldForSearch(`${code} ${name} ${username} ${email}`),
  };
}

/**
 * Requires that a caller may change somebody else's account: only a super_admin changes a super_admin's.
 *
 * @throws ApiError 403
 */
export function requirePower(caller: Caller, roles: readonly string[]): void {
  if (!isAdmin(caller) || (roles.includes(superAdmin) && !caller.roles.includes(superAdmin)))
    throw new ApiError(403, 'errors.forbidden');
}
