import { Suspense, useState, useSyncExternalStore } from 'react';
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
import { ServicesContext, useSession } from '../core/services/ServicesContext.ts';
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
  const [shell] = useState({
    gatedFeatures: [],
    preloadSignedInApp: () => preloadSignedInApp(services.languages),
  });
  return (
    <ServicesContext value={services}>
      <ShellContext value={shell}>
        <I18nextProvider i18n={services.languages.i18n}>
          <SettingsProvider first={firstSettings}>
            <AuthGate />
          </SettingsProvider>
        </I18nextProvider>
      </ShellContext>
    </ServicesContext>
  );
}

const isAddressForAll = () => findPage(featuresForAll, readAddress()) !== undefined;

/** Leads who is signed in to their pages, and everybody else, and who follows a mailed link, to those that need no sign-in. */
function AuthGate() {
  const session = useSession();
  const isForAll = useSyncExternalStore(subscribeToAddress, isAddressForAll);
  if (useAreSettingsUnreachable())
    return (
      <UiProvider>
        <BlankPage>
          <DownState isPageTitle />
        </BlankPage>
        <RequestEffects />
      </UiProvider>
    );
  if (!session || isForAll) return <PublicApp />;
  return (
    <Suspense>
      {/* nothing of one user is left for the next */}
      <SignedInApp key={session.userId} />
    </Suspense>
  );
}
