import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { readAddress, replaceAddress, useAddress } from './address.ts';
import { CallEffects } from './CallEffects.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { FeaturePage } from './feature.ts';
import { findPublicPage, publicFeatures } from './features.ts';
import { Loading } from './Loading.tsx';
import { loadCode } from './MissingCode.tsx';
import { Presentation } from './Presentation.tsx';
import { PublicLayout } from './PublicLayout.tsx';
import { SessionEnd } from './SessionEnd.tsx';
import { useServices } from './ServicesContext.ts';
import { usePageTitle } from './usePageTitle.ts';

function elementOf({ load }: FeaturePage): ReactNode {
  const Page = lazy(async () => ({ default: await loadCode(load) }));
  return <Page />;
}

const elements = new Map(
  publicFeatures.flatMap((feature) => feature.pages).map((page) => [page, elementOf(page)]),
);

/** Shows the pages that need no sign-in, and leads everybody who asks for another one to the sign-in. */
export function PublicApp() {
  const page = findPublicPage(useGuardedAddress());
  return (
    <Presentation>
      <PublicLayout>{page && <PublicPage key={page.titleKey} page={page} />}</PublicLayout>
      <SessionEnd />
      <CallEffects />
    </Presentation>
  );
}

function PublicPage({ page }: { readonly page: FeaturePage }) {
  const { t } = useTranslation();
  usePageTitle(t(page.titleKey));
  return (
    <ErrorBoundary>
      <Suspense fallback={<Loading />}>{elements.get(page)}</Suspense>
    </ErrorBoundary>
  );
}

/**
 * Gives the address. One behind the sign-in is remembered, so that the user comes back to it, unless they left it by
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
    replaceAddress('/login');
  }, [address, returnAddress, session]);
  return address;
}
