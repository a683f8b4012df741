import { LoaderOverlay } from '@bureau/ui';
import { useSyncExternalStore } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import { DownState } from '../screens/DownState.tsx';
import { BlankPage } from './BlankPage.tsx';
import { ErrorEffects } from './ErrorEffects.tsx';
import { RouteEffects } from './RouteEffects.tsx';
import { useServices } from './ServicesContext.ts';
import { SessionEffects } from './SessionEffects.tsx';
import { useAreSettingsUnreachable } from './settings.ts';

/** Holds whatever page is open, and what goes on around all of them. */
export function Root() {
  const { activity } = useServices();
  const areSettingsUnreachable = useAreSettingsUnreachable();
  const isCalling = useSyncExternalStore(activity.subscribe, activity.isActive);
  const isNavigating = useNavigation().state === 'loading';
  return (
    <>
      {areSettingsUnreachable ? (
        <BlankPage>
          <DownState isPageTitle />
        </BlankPage>
      ) : (
        <Outlet />
      )}
      <RouteEffects />
      <ErrorEffects />
      <SessionEffects />
      <LoaderOverlay isActive={isCalling || isNavigating} />
    </>
  );
}
