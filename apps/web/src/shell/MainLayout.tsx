import { BasicLayout, createLazyImport } from '@bureau/ui';
import { type ReactNode, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import { ForbiddenPage } from '../screens/states/ForbiddenPage.tsx';
import { useAccessUser } from '../core/account/account.ts';
import { canOpenPage } from '../core/navigation/useCanOpen.ts';
import { PageNameProvider } from '../core/navigation/pageName.tsx';
import { NoteUnsavedContext, useUnsavedChanges } from '../core/navigation/unsavedChanges.ts';
import { useServices } from '../core/services/ServicesContext.ts';
import { previewName } from '../core/session/preview.ts';
import { startStopwatch } from '../core/time/startStopwatch.ts';
import { lazyComponent } from '../screens/lazy/lazyComponent.ts';
import { AppFooter } from './AppFooter.tsx';
import { AppHeader } from './header/AppHeader.tsx';
import { AppSidebar } from './sidebar/AppSidebar.tsx';
import { AppThemePanel } from './theme/AppThemePanel.tsx';
import { RequestEffects } from './effects/RequestEffects.tsx';
import { ConnectionEffects } from './effects/ConnectionEffects.tsx';
import type { LiveChangesProps } from './live/LiveChanges.tsx';
import { ErrorBoundary } from '../screens/states/ErrorBoundary.tsx';
import { Guard } from './Guard.tsx';
import { LoadingPage } from './LoadingPage.tsx';
import { RouteEffects } from './effects/RouteEffects.tsx';
import { SessionWarning } from './effects/SessionWarning.tsx';
import { ThemePanelContext } from './theme/ThemePanelContext.ts';
import { useRouteHandle } from './useRouteHandle.ts';
import { useSidebarFrame } from './sidebar/useSidebarFrame.ts';

/** Is there for few, and seldom. */
const { Component: PreviewBar } = lazyComponent(async () => (await import('./PreviewBar.tsx')).PreviewBar);

/** Nobody waits for what others change: it comes when the page has been drawn and has its data. */
const useLiveChanges = createLazyImport<LiveChangesProps>(
  async () => (await import('./live/LiveChanges.tsx')).LiveChanges,
);
const settling = 3000;

/** Shows the pages that need a signed-in user: nobody else gets past the guard (docs/product.md §2). */
export function MainLayout() {
  return layout;
}

function SignedInLayout() {
  const [isPanelOpen, setPanelOpen] = useState(false);
  const themePanel = useMemo(() => ({ isOpen: isPanelOpen, setOpen: setPanelOpen }), [isPanelOpen]);
  const { isCollapsed, width, fold } = useSidebarFrame();
  return (
    <ThemePanelContext value={themePanel}>
      <BasicLayout
        sidebar={sidebar}
        header={header}
        footer={footer}
        panel={panel}
        sidebarWidth={width}
        isSidebarCollapsed={isCollapsed}
        onSidebarCollapsedChange={fold}
      >
        {page}
      </BasicLayout>
    </ThemePanelContext>
  );
}

function Page() {
  const handle = useRouteHandle();
  const user = useAccessUser();
  const { hasUnsaved, note } = useUnsavedChanges();
  // whoever loses a right while they type keeps what they type: the server refuses it, and says so
  const canOpen = hasUnsaved || handle === undefined || canOpenPage(user, handle);
  // the frame is painted first: the page is drawn in slices after it
  const isFrameShown = useDeferredValue(true, false);
  const isPreview = useServices().tabStore.get(previewName) !== null;
  const loading = <LoadingPage handle={handle} />;
  const shown = isFrameShown ? <Outlet /> : loading;
  return (
    <Suspense fallback={loading}>
      {isPreview && <PreviewBar />}
      <NoteUnsavedContext value={note}>{canOpen ? shown : <ForbiddenPage />}</NoteUnsavedContext>
    </Suspense>
  );
}

/** Keeps a part of the frame from taking the page with it when it crashes. */
function withErrorBoundary(part: ReactNode): ReactNode {
  return <ErrorBoundary isPart>{part}</ErrorBoundary>;
}

function LiveEffects() {
  const [now] = useState(startStopwatch);
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSettled, settling, true);
    return () => clearTimeout(timer);
  }, []);
  const { Loaded: LiveChanges } = useLiveChanges(isSettled);
  return LiveChanges && <LiveChanges now={now} />;
}

function NavigationEffects() {
  return <RequestEffects isBusy={useNavigation().state === 'loading'} />;
}

// The router renders the layout with every change of the address. What is the same element does not render with it, but only
// when it looks at the address itself.
const sidebar = withErrorBoundary(<AppSidebar />);
const header = withErrorBoundary(<AppHeader />);
const footer = withErrorBoundary(<AppFooter />);
const page = <Page />;
const panel = withErrorBoundary(<AppThemePanel />);
const layout = (
  <PageNameProvider>
    <Guard>
      <ConnectionEffects />
      <LiveEffects />
      <SignedInLayout />
    </Guard>
    <RouteEffects />
    <SessionWarning />
    <NavigationEffects />
  </PageNameProvider>
);
