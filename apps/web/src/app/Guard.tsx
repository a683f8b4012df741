import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LoadFailure } from '../screens/LoadFailure.tsx';
import { useAccount } from './account.ts';
import { BlankPage } from './BlankPage.tsx';
import { Loading } from './Loading.tsx';
import { useServices, useSession } from './ServicesContext.ts';

/**
 * Lets in who is signed in, once their menu is loaded, and sends everybody else to the sign-in (docs/product.md §2). It
 * remembers where they were, so that they come back to it, unless they left by themselves.
 */
export function Guard({ children }: { readonly children: ReactNode }) {
  const { returnAddress, session: store } = useServices();
  const session = useSession();
  const account = useAccount();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    if (session) {
      returnAddress.forget();
      return;
    }
    const { reason, userId } = store.ending();
    if (reason !== 'signedOut') returnAddress.remember(pathname + search, userId);
    void navigate('/login', { replace: true });
  }, [navigate, pathname, returnAddress, search, session, store]);

  if (!session) return null;
  if (account.data) return children;
  if (!account.error) return <Loading />;
  return (
    <BlankPage>
      <LoadFailure error={account.error} onRetry={account.retry} isPageTitle />
    </BlankPage>
  );
}
