import type { RuleOf } from './names.ts';
import type { Permission } from './permissions.ts';

/** Names the roles that pass every gate (docs/product.md §6). */
export const adminRoles = ['admin', 'super_admin'] as const;

/** Who may pass a gate. */
export type AccessRule = RuleOf<Permission>;

/** Describes as much of a user as an access decision needs. */
export interface AccessUser {
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
}

/** Returns whether a role passes every gate, by its name. */
export const isAdminRole = (name: string): boolean => adminRoles.some((role) => role === name);

/** Returns whether a user holds a role that passes every gate. */
export const isAdmin = (user: AccessUser | null): boolean => user?.roles.some(isAdminRole) === true;

/**
 * Returns whether a user passes a rule. Router, header, sidebar and API decide with this one function.
 * `null` stands for somebody who is not signed in.
 */
export function canAccess(user: AccessUser | null, rule: AccessRule): boolean {
  if (rule === 'public') return true;
  if (user === null) return false;
  if (rule === 'signedIn' || isAdmin(user)) return true;
  if (rule === 'adminOnly') return false;
  const wanted: readonly string[] = typeof rule === 'string' ? [rule] : rule;
  return wanted.some((permission) => user.permissions.includes(permission));
}
