import { preloadToasts } from '@bureau/ui';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { createHashRouter } from 'react-router-dom';
import { ApiProvider } from '../api/ApiProvider.tsx';
import { useAccount } from '../core/account/account.ts';
import { AccountProvider } from '../core/account/AccountProvider.tsx';
import { readAddress, replaceAddress } from '../core/navigation/address.ts';
import { prefetchedListsOf } from '../core/code/fetchPrefetched.ts';
import { resolveBesideList } from '../core/navigation/besideList.ts';
import { findPage } from '../core/navigation/findPage.ts';
import { numberHistoryEntries } from '../core/navigation/numberHistoryEntries.ts';
import { ShellContext, useShell } from '../core/navigation/ShellContext.ts';
import { AppRouter } from './AppRouter.tsx';
import { findPublicPage } from './features.ts';
import { shellCatalogues } from '../core/languages/catalogues.ts';
import type { Languages } from '../core/languages/languages.ts';
import type { Services } from '../core/services/services.ts';
import { gatedFeatures } from './gatedFeatures.ts';
import { lazyPageOf } from './lazyPages.ts';
import { themeOf } from '../core/appearance/appearance.ts';
import { UiProvider } from './UiProvider.tsx';
import { releaseFocus } from './effects/releaseFocus.ts';
import { createRoutes } from './routes.tsx';
import { previewName } from '../core/session/preview.ts';
import { useServices, useSession } from '../core/services/ServicesContext.ts';
import { useAppearance } from '../core/appearance/useAppearance.ts';

const findFirstPage = () => {
  const address = readAddress();
  return findPage(gatedFeatures, address === '/' ? '/dashboard' : address);
};

type Router = ReturnType<typeof createHashRouter>;

/** The router that the application will be shown with, so that its first picture has the frame of the page. */
const routersAhead = new WeakMap<Languages, Router>();

/** Begins to load the page that the window will show, with its texts, and opens the router there. */
export function preloadFirstPage(languages: Languages): void {
  const found = findFirstPage();
  if (!found || routersAhead.has(languages)) return;
  void lazyPageOf(languages, found).preload();
  routersAhead.set(languages, openRouter(languages));
}

// A lost connection is reported by a toast, whose code could not be loaded then.
void preloadToasts();

/** Shows the pages of the user who is signed in. */
export function SignedInApp() {
  const { client, tabStore } = useServices();
  const session = useSession();
  const outer = useShell();
  const shell = useMemo(() => ({ ...outer, gatedFeatures }), [outer]);
  const known = useMemo(
    // what was asked for ahead is not of the role that the application is looked at as
    () => (session && tabStore.get(previewName) === null ? prefetchedListsOf(session) : []),
    [session, tabStore],
  );
  const userId = session?.userId ?? null;
  return (
    <ShellContext value={shell}>
      <ApiProvider client={client} known={known} userId={userId}>
        <AccountProvider>
          <RoutedApp userId={userId} />
        </AccountProvider>
      </ApiProvider>
    </ShellContext>
  );
}

function RoutedApp({ userId }: { readonly userId: number | null }) {
  const router = useRouter(userId);
  const appearance = useAppearance();
  const theme = useMemo(() => appearance && themeOf(appearance), [appearance]);
  const user = useAccount().data?.loginUser;
  if (!router) return null;
  return (
    <UiProvider
      language={user?.language}
      theme={theme ?? null}
      catalogues={shellCatalogues}
      firstDayOfWeek={user?.settings.first_day_of_week}
      timeZone={user?.settings.time_zone}
      navigate={(href) => {
        const { location } = router.state;
        const isBesideList = document.querySelector('[data-stays]') !== null;
        const { to, replace } = isBesideList
          ? resolveBesideList(gatedFeatures, location, href)
          : { to: href, replace: false };
        // where it leads to the page that is open, it is no step, as for the browser's own links
        const isHere = to === location.pathname + location.search;
        void router.navigate(to, { replace: replace || isHere, flushSync: true });
      }}
    >
      <AppRouter router={router} />
    </UiProvider>
  );
}

/** Returns the router, which lives as long as the component; undefined before that, where none was opened ahead. */
function useRouter(userId: number | null) {
  const services = useServices();
  const [slot] = useState(() => createRouterSlot(userId, services));
  return useSyncExternalStore(slot.subscribe, slot.get);
}

/** Opens a router where the user was before the sign-in; else at the dashboard (docs/product.md §2, Login screen). */
function createRouterSlot(userId: number | null, { languages, returnAddress }: Services) {
  let router: Router | undefined;
  const isAtSignIn = () => findPublicPage(readAddress()) !== undefined;
  // one that was opened for a session that turned out to be over has followed its user to the sign-in
  const findAhead = () => (isAtSignIn() ? undefined : routersAhead.get(languages));
  return {
    get: () => router ?? findAhead(),
    subscribe(listener: () => void) {
      const ahead = findAhead();
      if (!ahead) routersAhead.get(languages)?.dispose();
      routersAhead.delete(languages);
      if (isAtSignIn()) {
        const wanted = userId === null ? null : returnAddress.find(userId);
        replaceAddress(wanted ?? '/dashboard');
      }
      const opened = ahead ?? openRouter(languages);
      router = opened;
      listener();
      return () => {
        router = undefined;
        opened.dispose();
      };
    },
  };
}

function openRouter(languages: Languages): Router {
  const router = numberHistoryEntries(() => createHashRouter(createRoutes(languages, findFirstPage()?.page)));
  let shown = router.state;
  // before the router renders what it tells here, since it is subscribed later
  router.subscribe((next) => {
    if (next.location.pathname !== shown.location.pathname)
      releaseFocus(next.matches[1]?.route === shown.matches[1]?.route);
    shown = next;
  });
  return router;
}
