import { Suspense, useMemo, useState, useSyncExternalStore } from 'react';
import { I18nextProvider } from 'react-i18next';
import { DownState } from '../screens/states/DownState.tsx';
import { readAddress, subscribeToAddress } from '../core/navigation/address.ts';
import { BlankPage } from './BlankPage.tsx';
import { RequestEffects } from './effects/RequestEffects.tsx';
import { findPage } from '../core/navigation/findPage.ts';
import { ShellContext } from '../core/navigation/ShellContext.ts';
import { featuresForAll } from './features.ts';
import { UiProvider } from './UiProvider.tsx';
import { PublicApp } from './PublicApp.tsx';
import type { Services } from '../core/services/services.ts';
import { ServicesContext, useServices, useSession } from '../core/services/ServicesContext.ts';
import { type InitialSettings, useAreSettingsUnreachable } from '../core/settings/settings.ts';
import { SettingsProvider } from '../core/settings/SettingsProvider.tsx';
import { preloadSignedInApp, SignedInApp } from './lazySignedInApp.ts';

interface AppProps {
  readonly services: Services;
  /** What the server said of the public settings, where it was asked already. */
  readonly firstSettings?: InitialSettings;
}

/** Shows the application. */
export function App({ services, firstSettings }: AppProps) {
  return (
    <ServicesContext value={services}>
      <I18nextProvider i18n={services.languages.i18n}>
        <SettingsProvider first={firstSettings}>
          <AuthGate />
        </SettingsProvider>
      </I18nextProvider>
    </ServicesContext>
  );
}

const isAddressForAll = () => findPage(featuresForAll, readAddress()) !== undefined;

/** Leads who is signed in to their pages, and everybody else, and who follows a mailed link, to those that need no sign-in. */
function AuthGate() {
  const session = useSession();
  const { languages } = useServices();
  const isForAll = useSyncExternalStore(subscribeToAddress, isAddressForAll);
  const isPublic = !session || isForAll;
  const [hasShownPublicPage, setShownPublicPage] = useState(isPublic);
  if (isPublic && !hasShownPublicPage) setShownPublicPage(true);
  const shell = useMemo(
    () => ({
      gatedFeatures: [],
      preloadSignedInApp: () => preloadSignedInApp(languages),
      hasShownPublicPage,
    }),
    [hasShownPublicPage, languages],
  );
  if (useAreSettingsUnreachable())
    return (
      <UiProvider>
        <BlankPage>
          <DownState isPageTitle />
        </BlankPage>
        <RequestEffects />
      </UiProvider>
    );
  return (
    <ShellContext value={shell}>
      {isPublic ? (
        <PublicApp />
      ) : (
        <Suspense>
          {/* nothing of one user is left for the next */}
          <SignedInApp key={session.userId} />
        </Suspense>
      )}
    </ShellContext>
  );
}
