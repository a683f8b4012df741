import { BasicLayout } from '@bureau/ui';
import { useCallback, useState } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import { ForbiddenPage } from '../screens/ForbiddenPage.tsx';
import { useCan } from './account.ts';
import { AppFooter } from './AppFooter.tsx';
import { AppHeader } from './AppHeader.tsx';
import { AppSidebar } from './AppSidebar.tsx';
import { CallEffects } from './CallEffects.tsx';
import { ConnectionEffects } from './ConnectionEffects.tsx';
import { Guard } from './Guard.tsx';
import { RouteEffects } from './RouteEffects.tsx';
import { useServices } from './ServicesContext.ts';
import { SessionWarning } from './SessionWarning.tsx';
import { useRouteHandle } from './useRouteHandle.ts';

const sidebarName = 'bureau.sidebar';

/** Shows the pages that need a signed-in user: nobody else gets past the guard (docs/product.md §2). */
export function MainLayout() {
  return layout;
}

function SignedInLayout() {
  const { browserStore } = useServices();
  const [isCollapsed, setCollapsed] = useState(() => browserStore.get(sidebarName) === 'collapsed');
  const changeCollapsed = useCallback(
    (isNowCollapsed: boolean) => {
      setCollapsed(isNowCollapsed);
      browserStore.set(sidebarName, isNowCollapsed ? 'collapsed' : 'open');
    },
    [browserStore],
  );
  return (
    <BasicLayout
      sidebar={sidebar}
      header={header}
      footer={footer}
      isSidebarCollapsed={isCollapsed}
      onSidebarCollapsedChange={changeCollapsed}
    >
      {page}
    </BasicLayout>
  );
}

function Page() {
  const handle = useRouteHandle();
  const canOpen = useCan(handle?.page.access ?? handle?.feature.access ?? 'signedIn');
  return canOpen ? <Outlet /> : <ForbiddenPage />;
}

function NavigationEffects() {
  return <CallEffects isBusy={useNavigation().state === 'loading'} />;
}

// The router renders the layout with every change of the address. What is the same element does not render with it, but only
// when it looks at the address itself.
const sidebar = <AppSidebar />;
const header = <AppHeader />;
const footer = <AppFooter />;
const page = <Page />;
const layout = (
  <>
    <Guard>
      <ConnectionEffects />
      <SignedInLayout />
    </Guard>
    <RouteEffects />
    <SessionWarning />
    <NavigationEffects />
  </>
);
