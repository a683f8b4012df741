import { isAdmin, type LoginUser, normaliseUsername, type User } from '@bureau/contract';
import { formatFullName, type PersonName } from '@bureau/values';
import { type Placeholder, sql, type SQL } from '../../db/orm.ts';
import type { Caller, Viewer } from '../../access/Caller.ts';
import { superAdmin } from '../../access/confirm.ts';
import { users } from '../../db/schema/index.ts';
import { foldForSearch, foldForSort, usernameKey } from '../../db/fold.ts';
import { ApiError } from '../../errors/ApiError.ts';

/** Names the role of somebody of whom no other is said. */
export const defaultRole = 'user';

/** How long somebody counts as online after they were seen. */
const onlineFor = '2 minutes';

/** Whether somebody counts as online at a moment, in SQL: nobody does at none. */
export const isOnline = (now: SQL | Placeholder) =>
  sql<boolean>`(${users.isActive} and coalesce(${users.lastSeenAt} > ${now}::timestamptz - ${onlineFor}::interval, false))`;

/** Whether a person is of the same client as somebody with an external role. */
export const isColleague = ({ clientId }: Viewer, other: number | null) =>
  clientId !== null && clientId === other;

/** Names a person in the audit trail. */
export const describeUser = ({ code, firstname, lastname }: Pick<User, 'code' | 'firstname' | 'lastname'>) =>
  `${code} ${formatFullName({ firstname, lastname })}`;

/** Describes what an account is known and found by. */
interface Identity {
  readonly code: string;
  readonly username: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
}

/** Returns the columns that are derived from the names of somebody. */
export function nameColumns(person: PersonName) {
  const fullName = formatFullName(person, '');
  return { fullName, nameSort: foldForSort(fullName) };
}

/** Returns the columns that are derived from who somebody is. */
export function derivedColumns({ code, username, email, ...person }: Identity) {
  const names = nameColumns(person);
  return {
    username: normaliseUsername(username),
    usernameKey: usernameKey(username),
    ...names,
    searchText: foldForSearch(`${code} ${names.fullName} ${username} ${email}`),
  };
}

/**
 * Requires that a caller may change somebody else's account: only a super_admin changes a super_admin's.
 *
 * @throws ApiError 403
 */
export function requireAuthority(caller: Caller, { positions }: Pick<User, 'positions'>): void {
  const isOfSuperAdmin = positions.some((one) => one.role_name === superAdmin);
  if (!isAdmin(caller) || (isOfSuperAdmin && !caller.roles.includes(superAdmin)))
    throw new ApiError(403, 'errors.forbidden');
}

/** What a user has chosen who has not chosen yet. */
export const defaultPreferences: LoginUser['preferences'] = { theme: { layout: null, scheme: 'layout' } };
