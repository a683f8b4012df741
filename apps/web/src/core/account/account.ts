import {
  type AccessRule,
  type AccessUser,
  canAccess,
  isPermission,
  type LoginUser,
  menu,
  type MenuItem,
  type Permission,
  type ResponseOf,
} from '@bureau/contract';
import { createContext, use, useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../../api/ApiProvider.tsx';
import { keyOf } from '../../api/keys.ts';
import type { QueryResult } from '../../api/useQuery.ts';

/** Describes what the server says of the signed-in user: the user and their menu. */
export type Account = ResponseOf<typeof menu.sidebar>;

interface AccountState extends QueryResult<Account> {
  /** The permissions of the last visit, until the server answered. */
  readonly storedPermissions: readonly Permission[];
}

export const AccountContext = createContext<AccountState | null>(null);

/** Returns the permissions that a browser had stored: a list of known names alone, else none (docs/product.md §3). */
export function readPermissions(stored: unknown): readonly Permission[] {
  return Array.isArray(stored) && stored.every(isPermission) ? stored : [];
}

/** Returns what is known of the signed-in user, loaded or not. */
export function useAccount(): AccountState {
  const account = use(AccountContext);
  if (!account) throw new Error('useAccount needs an AccountProvider above it.');
  return account;
}

/** Returns the signed-in user. Screens behind the guard always have one. */
export function useUser(): LoginUser {
  const { data } = useAccount();
  if (!data) throw new Error('useUser is for screens behind the guard.');
  return data.loginUser;
}

/** Returns the items of the sidebar, of which the server left out what the user may not open. */
export function useMenu(): readonly MenuItem[] {
  return useAccount().data?.menus ?? [];
}

/** Returns as much of the signed-in user as an access decision needs; until the server answered, what is known of the last visit. */
export function useAccessUser(): AccessUser & Pick<LoginUser, 'is_external'> {
  const { data, storedPermissions } = useAccount();
  const loginUser = data?.loginUser;
  return useMemo(
    () => loginUser ?? { roles: [], permissions: storedPermissions },
    [loginUser, storedPermissions],
  );
}

/** Returns whether the signed-in user passes a rule. */
export function useCan(rule: AccessRule): boolean {
  return canAccess(useAccessUser(), rule);
}

/** Returns the function that replaces the cached user with the one that the server answered with. */
export function useUpdateCachedUser(): (user: LoginUser) => void {
  const { userId } = useApi();
  const { mutate } = useSWRConfig();
  const { data } = useAccount();
  return (loginUser) =>
    void mutate<Account>(
      keyOf(userId, menu.sidebar),
      (account = data) => account && { ...account, loginUser },
      {
        revalidate: false,
      },
    ).catch(() => undefined); // whoever has signed out meanwhile has nothing to keep it in
}
