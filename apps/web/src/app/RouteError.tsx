import { Button, EmptyState } from '@bureau/ui';
import { RefreshCw, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { DownState } from '../screens/DownState.tsx';
import { Loading } from './Loading.tsx';
import { mayReload, MissingCodeError } from './outdated.ts';
import { useIsDown, useServices } from './ServicesContext.ts';

const reload = () => window.location.reload();

/** Shows what keeps a page from being shown. The rest of the application still works. */
export function RouteError() {
  const error = useRouteError();
  return error instanceof MissingCodeError ? <MissingCode /> : <Crash error={error} />;
}

/**
 * Loads the page again by itself when its code belongs to an earlier version, once; drafts outlive that. When the server
 * is away, it waits until it is back.
 */
function MissingCode() {
  const { connection, tabStore } = useServices();
  const { t } = useTranslation();
  const isDown = useIsDown();
  const [hasGivenUp, setGivenUp] = useState(false);

  useEffect(() => {
    let isShown = true;
    void connection.check().then((isUp) => {
      if (!isShown || !isUp) return;
      if (mayReload(tabStore)) reload();
      else setGivenUp(true);
    });
    const stopWaiting = connection.subscribe(() => {
      if (!connection.isDown()) reload();
    });
    return () => {
      isShown = false;
      stopWaiting();
    };
  }, [connection, tabStore]);

  if (isDown) return <DownState isPageTitle />;
  if (!hasGivenUp) return <Loading />;
  return (
    <EmptyState
      icon={<RefreshCw />}
      title={t('state.outdated.title')}
      isPageTitle
      description={t('state.outdated.message')}
      action={<Button onPress={reload}>{t('state.crashed.reload')}</Button>}
    />
  );
}

function Crash({ error }: { readonly error: unknown }) {
  const { t } = useTranslation();
  useEffect(() => reportError(error), [error]);
  return (
    <EmptyState
      icon={<TriangleAlert />}
      title={t('state.crashed.title')}
      isPageTitle
      description={t('state.crashed.message')}
      action={<Button onPress={reload}>{t('state.crashed.reload')}</Button>}
    />
  );
}
