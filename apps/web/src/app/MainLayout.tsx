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
  const isNavigating = useNavigation().state === 'loading';
  return (
    <>
      <Guard>
        <ConnectionEffects />
        <SignedInLayout />
      </Guard>
      <RouteEffects />
      <SessionWarning />
      <CallEffects isBusy={isNavigating} />
    </>
  );
}

function SignedInLayout() {
  const { browserStore } = useServices();
  const handle = useRouteHandle();
  const canOpen = useCan(handle?.page.access ?? handle?.feature.access ?? 'signedIn');
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
      sidebar={<AppSidebar />}
      header={<AppHeader />}
      footer={<AppFooter />}
      isSidebarCollapsed={isCollapsed}
      onSidebarCollapsedChange={changeCollapsed}
    >
      {canOpen ? <Outlet /> : <ForbiddenPage />}
    </BasicLayout>
  );
}
