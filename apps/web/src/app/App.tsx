import { Suspense, useSyncExternalStore } from 'react';
import { I18nextProvider } from 'react-i18next';
import { DownState } from '../screens/DownState.tsx';
import { readAddress, subscribeToAddress } from './address.ts';
import { BlankPage } from './BlankPage.tsx';
import { CallEffects } from './CallEffects.tsx';
import { featuresForAll, findPage } from './features.ts';
import type { FirstSettings } from './loadStart.ts';
import { Presentation } from './Presentation.tsx';
import { PublicApp } from './PublicApp.tsx';
import type { Services } from './services.ts';
import { ServicesContext, useSession } from './ServicesContext.ts';
import { useAreSettingsUnreachable } from './settings.ts';
import { SettingsProvider } from './SettingsProvider.tsx';
import { SignedInApp } from './signedInCode.ts';

interface AppProps {
  readonly services: Services;
  /** Gives what the server said of the public settings, where it was asked already. */
  readonly firstSettings?: FirstSettings;
}

/** Shows the application. */
export function App({ services, firstSettings }: AppProps) {
  return (
    <ServicesContext value={services}>
      <I18nextProvider i18n={services.languages.i18n}>
        <SettingsProvider first={firstSettings}>
          <Entrance />
        </SettingsProvider>
      </I18nextProvider>
    </ServicesContext>
  );
}

const isAddressForAll = () => findPage(featuresForAll, readAddress()) !== undefined;

/** Leads who is signed in to their pages, and everybody else, and who follows a mailed link, to those that need no sign-in. */
function Entrance() {
  const session = useSession();
  const isForAll = useSyncExternalStore(subscribeToAddress, isAddressForAll);
  if (useAreSettingsUnreachable())
    return (
      <Presentation>
        <BlankPage>
          <DownState isPageTitle />
        </BlankPage>
        <CallEffects />
      </Presentation>
    );
  if (!session || isForAll) return <PublicApp />;
  return (
    <Suspense>
      {/* nothing of one user is left for the next */}
      <SignedInApp key={session.userId} />
    </Suspense>
  );
}
