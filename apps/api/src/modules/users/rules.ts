import { isAdmin, normaliseUsername } from '@bureau/contract';
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../access/Caller.ts';
import { superAdmin } from '../../access/confirm.ts';
import { foldForSearch, foldForSort } from '../../db/fold.ts';
import { projectMembers, projects, users } from '../../db/schema/index.ts';
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
 * Says which users a caller may see, as a condition on `users`: all that were not deleted. A `client` sees only the people of their own
 * client and those who work on its projects.
 */
export function visibleUsers(caller: Caller): SQL | undefined {
  const present = isNull(users.deletedAt);
  if (isAdmin(caller) || !caller.roles.includes('client')) return present;
  const own = sql`${projects.clientId} = ${caller.clientId}`;
  const managers = sql`select ${projects.managerId} from ${projects} where ${own}`;
  const members = sql`select ${projectMembers.userId} from ${projectMembers}
    join ${projects} on ${projects.id} = ${projectMembers.projectId} where ${own}`;
  return and(
    present,
    or(
      eq(users.id, caller.id),
      sql`${users.clientId} = ${caller.clientId}`,
      sql`${users.id} in (${managers})`,
      sql`${users.id} in (${members})`,
    ),
  );
}

/** Says which users a caller may pick, as a condition on `users`: the active ones of those that the caller sees. */
export function pickableUsers(caller: Caller): SQL | undefined {
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
