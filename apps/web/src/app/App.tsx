import { lazy, Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { DownState } from '../screens/DownState.tsx';
import { BlankPage } from './BlankPage.tsx';
import { CallEffects } from './CallEffects.tsx';
import { loadSignedInApp } from './loadSignedInApp.ts';
import { Presentation } from './Presentation.tsx';
import { PublicApp } from './PublicApp.tsx';
import type { Services } from './services.ts';
import { ServicesContext, useSession } from './ServicesContext.ts';
import { useAreSettingsUnreachable } from './settings.ts';
import { SettingsProvider } from './SettingsProvider.tsx';

// Who has yet to sign in does not wait for the code of what lies behind it.
const SignedInApp = lazy(async () => ({ default: await loadSignedInApp() }));

/** Shows the application. */
export function App({ services }: { readonly services: Services }) {
  return (
    <ServicesContext value={services}>
      <I18nextProvider i18n={services.languages.i18n}>
        <SettingsProvider>
          <Entrance />
        </SettingsProvider>
      </I18nextProvider>
    </ServicesContext>
  );
}

/** Leads who is signed in to their pages, and everybody else to those that need no sign-in. */
function Entrance() {
  const session = useSession();
  if (useAreSettingsUnreachable())
    return (
      <Presentation>
        <BlankPage>
          <DownState isPageTitle />
        </BlankPage>
        <CallEffects />
      </Presentation>
    );
  if (!session) return <PublicApp />;
  return (
    <Suspense>
      {/* nothing of one user is left for the next */}
      <SignedInApp key={session.userId} />
    </Suspense>
  );
}
