import type { Locale } from '@bureau/values';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openAddress, readAddress, replaceAddress, useAddress } from '../core/navigation/address.ts';
import { RequestEffects } from './effects/RequestEffects.tsx';
import { ErrorBoundary } from '../screens/states/ErrorBoundary.tsx';
import type { RouteHandle } from '../core/navigation/feature.ts';
import { findPublicPage, signInAddress } from './features.ts';
import { storeVisitorLanguage } from '../core/languages/initialLanguage.ts';
import { Loading } from '../screens/states/Loading.tsx';
import { lazyPageOf } from './lazyPages.ts';
import { UiProvider } from './UiProvider.tsx';
import { PublicLayout } from './PublicLayout.tsx';
import { SessionEnd } from './effects/SessionEnd.tsx';
import { useServices } from '../core/services/ServicesContext.ts';
import { usePageTitle } from '../core/navigation/usePageTitle.ts';

const signIn = findPublicPage(signInAddress);

/** Shows the pages that need no sign-in, and leads everybody who asks for another one to the sign-in. */
export function PublicApp() {
  const address = useGuardedAddress();
  const found = findPublicPage(address);
  // the sign-in is drawn at once, while its address takes the place of the other
  const { shown = signIn, key = signInAddress } = found ? { shown: found, key: address } : {};
  const [language, chooseLanguage] = useVisitorLanguage();
  return (
    <UiProvider language={language} navigate={openAddress}>
      <PublicLayout onLanguageChoose={chooseLanguage}>
        {shown && <PublicPage key={key} found={shown} />}
      </PublicLayout>
      <SessionEnd />
      <RequestEffects />
    </UiProvider>
  );
}

function PublicPage({ found }: { readonly found: RouteHandle }) {
  const { t } = useTranslation();
  usePageTitle(t(found.page.titleKey));
  const { languages } = useServices();
  const { Component: Page } = lazyPageOf(languages, found);
  return (
    <ErrorBoundary>
      <Suspense fallback={<Loading />}>
        <Page />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Returns the language that the visitor has chosen on the page that is shown, and the function that keeps it for the visit. */
function useVisitorLanguage(): [Locale | undefined, (language: Locale) => void] {
  const services = useServices();
  const [language, setLanguage] = useState<Locale>();
  const choose = (chosen: Locale) => {
    storeVisitorLanguage(services, chosen);
    setLanguage(chosen);
  };
  return [language, choose];
}

/**
 * Returns the address. One behind the sign-in is remembered, so that the user comes back to it, unless they left it by
 * signing out.
 */
function useGuardedAddress(): string {
  const { returnAddress, session } = useServices();
  const address = useAddress();
  useEffect(() => {
    const wanted = readAddress();
    if (findPublicPage(wanted)) return;
    const { reason, userId } = session.ending();
    if (reason !== 'signedOut') returnAddress.remember(wanted, userId);
    replaceAddress(signInAddress);
  }, [address, returnAddress, session]);
  return address;
}
