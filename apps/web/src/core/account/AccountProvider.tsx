import { sidebarMenu } from '@bureau/contract';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useRequest } from '../../api/useQuery.ts';
import { type Account, AccountContext, readPermissions } from './account.ts';
import { readPreferredLanguage } from '../languages/preferredLanguage.ts';
import { useServices, useSession } from '../services/ServicesContext.ts';

/** Loads the menu and the user of the session, and keeps the permissions for the next visit (docs/product.md §6). */
export function AccountProvider({ children }: { readonly children: ReactNode }) {
  const { browserStore, freshAccount, session: store } = useServices();
  const session = useSession();
  const storedPermissions = useMemo(() => readPermissions(store.permissions()), [store]);
  const [initial] = useState(() => {
    const account = freshAccount();
    return account?.loginUser.id === session?.userId ? (account ?? undefined) : undefined;
  });
  const query = useRequest<Account>(sidebarMenu, session && {}, { initial });
  const permissions = query.data?.loginUser.permissions;
  useEffect(() => {
    if (permissions) store.setPermissions(permissions);
  }, [permissions, store]);
  const preferred = readPreferredLanguage(browserStore, session?.userId);
  const { data: answer } = query;
  const data = useMemo(
    () =>
      answer && preferred ? { ...answer, loginUser: { ...answer.loginUser, language: preferred } } : answer,
    [answer, preferred],
  );
  return <AccountContext value={{ ...query, data, storedPermissions }}>{children}</AccountContext>;
}
