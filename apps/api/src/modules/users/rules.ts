import { isAdmin, type LoginUser, normaliseUsername, type User } from '@bureau/contract';
import type { Caller, Viewer } from '../../access/Caller.ts';
import { superAdmin } from '../../access/confirm.ts';
import { foldForSearch, foldForSort } from '../../db/fold.ts';
import { ApiError } from '../../errors/ApiError.ts';

/** Names the role of somebody of whom no other is said. */
export const plainRole = 'user';

/** How long somebody counts as online after they were seen, in milliseconds. */
const onlineWindow = 2 * 60 * 1000;

/** Returns when those who count as online were seen at the earliest, or before. */
export const onlineSince = (now: Date) => new Date(now.getTime() - onlineWindow);

/** Whether somebody counts as online. */
export const isOnline = (lastSeenAt: Date | null, now: Date) =>
  lastSeenAt !== null && lastSeenAt > onlineSince(now);

/** Whether a person is of the same client as somebody with an external role. */
export const isColleague = ({ clientId }: Viewer, other: number | null) =>
  clientId !== null && clientId === other;

/** Names a person in the audit trail. */
export const describeUser = ({ code, firstname, lastname }: Pick<User, 'code' | 'firstname' | 'lastname'>) =>
  `${code} ${firstname} ${lastname}`;

/** Returns the form of a username by which it is known: two that differ in case alone are one. */
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

/** Returns the columns that are derived from who somebody is. */
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
export function requireAuthority(caller: Caller, { positions }: Pick<User, 'positions'>): void {
  const isOfSuperAdmin = positions.some((one) => one.role_name === superAdmin);
  if (!isAdmin(caller) || (isOfSuperAdmin && !caller.roles.includes(superAdmin)))
    throw new ApiError(403, 'errors.forbidden');
}

/** Returns the form of an address by which an account is known: accounts do not depend on how it is typed. */
export const normaliseEmail = (email: string) => email.trim().toLowerCase();

/** What a user has chosen who has not chosen yet. */
export const defaultPreferences: LoginUser['preferences'] = { theme: { layout: null, scheme: 'layout' } };
