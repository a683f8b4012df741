import { toasts } from '@bureau/ui';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../screens/states/LoadFailure.tsx';
import { useAccount } from '../core/account/account.ts';
import { BlankPage } from './BlankPage.tsx';
import { Loading } from '../screens/states/Loading.tsx';
import { loadPage, previewName, previewOverName } from '../core/session/preview.ts';
import { useServices } from '../core/services/ServicesContext.ts';

/** Shows the pages of the signed-in user once their menu is loaded (docs/product.md §2). */
export function Guard({ children }: { readonly children: ReactNode }) {
  const { returnAddress, tabStore } = useServices();
  const { data, error, retry } = useAccount();
  const { t } = useTranslation();
  useEffect(() => returnAddress.forget(), [returnAddress]);

  // the menu is refused to nobody but who looks at it as a role that is gone
  const isPreviewOver = error?.status === 403 && tabStore.get(previewName) !== null;
  useEffect(() => {
    if (!isPreviewOver) return;
    tabStore.remove(previewName);
    tabStore.set(previewOverName, 'true');
    loadPage('/roles');
  }, [isPreviewOver, tabStore]);

  const isLoaded = data !== undefined;
  useEffect(() => {
    if (!isLoaded || tabStore.get(previewOverName) === null) return;
    tabStore.remove(previewOverName);
    toasts.show({ tone: 'info', message: t('shell.preview.over') });
  }, [isLoaded, t, tabStore]);

  if (data) return children;
  if (!error || isPreviewOver) return <Loading />;
  return (
    <BlankPage>
      <LoadFailure error={error} onRetry={retry} isPageTitle />
    </BlankPage>
  );
}
