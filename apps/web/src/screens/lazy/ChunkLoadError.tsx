import { Button, ErrorState, type FallbackProps } from '@bureau/ui';
import { RefreshCw } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DownState } from '../states/DownState.tsx';
import { StaleCodeError } from '../../core/code/importFetched.ts';
import { Loading } from '../states/Loading.tsx';
import { reloadStaleCode } from '../../core/code/reloadOnce.ts';
import { useIsDown, useServices } from '../../core/services/ServicesContext.ts';

const reload = () => window.location.reload();

/** The pause before code that exists but failed to load is requested again, in milliseconds. */
const pause = 2000;

/**
 * Replaces a component whose code could not be loaded. It retries as soon as the server answers. When the code belongs to an earlier version
 * and is gone, it reloads the page once; drafts survive that.
 */
export function ChunkLoadError({ error, failures, retry }: FallbackProps) {
  const { connection, tabStore } = useServices();
  const { t } = useTranslation();
  const isDown = useIsDown();
  const [hasGivenUp, setGivenUp] = useState(false);

  const recover = useEffectEvent(() => {
    if (connection.isDown()) return;
    if (!(error instanceof StaleCodeError)) retry();
    else if (!reloadStaleCode(error, tabStore)) setGivenUp(true);
  });
  useEffect(() => {
    let isShown = true;
    const recoverIfShown = () => {
      if (isShown) recover();
    };
    let stopWaiting: (() => void) | undefined;
    const timer = setTimeout(
      () => {
        stopWaiting = connection.subscribe(recoverIfShown);
        void connection.check().then(recoverIfShown);
      },
      failures > 1 ? pause : 0,
    );
    return () => {
      isShown = false;
      clearTimeout(timer);
      stopWaiting?.();
    };
  }, [connection, failures]);

  if (isDown) return <DownState isPageTitle />;
  if (!hasGivenUp) return <Loading />;
  return (
    <ErrorState
      tone="neutral"
      icon={<RefreshCw />}
      title={t('state.outdated.title')}
      isPageTitle
      description={t('state.outdated.message')}
      action={<Button onPress={reload}>{t('state.crashed.reload')}</Button>}
    />
  );
}
