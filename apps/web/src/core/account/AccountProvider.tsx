import { menu } from '@bureau/contract';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useRequest } from '../../api/useQuery.ts';
import { type Account, AccountContext } from './account.ts';
import { readPreferredLanguage } from '../languages/preferredLanguage.ts';
import { useServices, useSession } from '../services/ServicesContext.ts';

/** Loads the menu and the user of the session, and keeps the permissions for the next visit (docs/product.md §6). */
export function AccountProvider({ children }: { readonly children: ReactNode }) {
  const { accountOfSignIn, browserStore, session: store } = useServices();
  const session = useSession();
  const storedPermissions = useMemo(() => store.permissions(), [store]);
  const seed = accountOfSignIn();
  const isSeedMine = seed !== null && seed.loginUser.id === session?.userId;
  const query = useRequest<Account>(menu.sidebar, session && {}, {
    initial: isSeedMine ? seed : undefined,
  });
  const permissions = query.data?.loginUser.permissions;
  useEffect(() => {
    if (permissions) store.setPermissions(permissions);
  }, [permissions, store]);
  const wish = readPreferredLanguage(browserStore, session?.userId);
  const { data: answer } = query;
  const data = useMemo(
    () => (answer && wish ? { ...answer, loginUser: { ...answer.loginUser, language: wish } } : answer),
    [answer, wish],
  );
  return <AccountContext value={{ ...query, data, storedPermissions }}>{children}</AccountContext>;
}
