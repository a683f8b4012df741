import { useEffect, useState } from 'react';
import { createHashRouter, RouterProvider } from 'react-router-dom';
import { ApiProvider } from '../api/ApiProvider.tsx';
import { useAccount } from './account.ts';
import { AccountProvider } from './AccountProvider.tsx';
import { readAddress, replaceAddress } from './address.ts';
import { findPublicPage } from './features.ts';
import { Presentation } from './Presentation.tsx';
import { routes } from './routes.tsx';
import { useServices, useSession } from './ServicesContext.ts';

/** Shows the pages of the user who is signed in. */
export function SignedInApp() {
  const { client } = useServices();
  const userId = useSession()?.userId ?? null;
  return (
    <ApiProvider client={client} userId={userId}>
      <AccountProvider>
        <RoutedApp userId={userId} />
      </AccountProvider>
    </ApiProvider>
  );
}

function RoutedApp({ userId }: { readonly userId: number | null }) {
  const router = useRouter(userId);
  const user = useAccount().data?.loginUser;
  if (!router) return null;
  return (
    <Presentation user={user} navigate={(href) => void router.navigate(href)}>
      <RouterProvider router={router} />
    </Presentation>
  );
}

/** Opens the router where the user was before the sign-in; else at the dashboard (docs/product.md §2, Login screen). */
function useRouter(userId: number | null) {
  const { returnAddress } = useServices();
  const [router, setRouter] = useState<ReturnType<typeof createHashRouter>>();
  useEffect(() => {
    if (findPublicPage(readAddress())) {
      const wanted = userId === null ? null : returnAddress.find(userId);
      replaceAddress(wanted ?? '/dashboard');
    }
    const created = createHashRouter(routes);
    setRouter(created);
    return () => created.dispose();
  }, [returnAddress, userId]);
  return router;
}
