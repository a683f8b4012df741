import { Button, createLazyComponent, EmptyState, type StandInProps } from '@bureau/ui';
import { RefreshCw } from 'lucide-react';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DownState } from '../screens/DownState.tsx';
import { BlankPage } from './BlankPage.tsx';
import { CodeGoneError } from './code/importReady.ts';
import { Loading } from './Loading.tsx';
import { Presentation } from './Presentation.tsx';
import { reloadForCode } from './reloadOnce.ts';
import { useIsDown, useServices } from './ServicesContext.ts';

const reload = () => window.location.reload();

/** Says how long code that the server has, and that does not come, is waited for before it is asked for again, in milliseconds. */
const pause = 2000;

/**
 * Stands in for what could not be loaded. It is asked for again as soon as the server answers. Where it is gone, since it belongs to an earlier
 * version, the page is loaded again by itself, once; drafts outlive that.
 */
export function MissingCode({ error, failures, retry }: StandInProps) {
  const { connection, tabStore } = useServices();
  const { t } = useTranslation();
  const isDown = useIsDown();
  const [hasGivenUp, setGivenUp] = useState(false);

  const heal = useEffectEvent(() => {
    if (connection.isDown()) return;
    if (!(error instanceof CodeGoneError)) retry();
    else if (!reloadForCode(error, tabStore)) setGivenUp(true);
  });
  useEffect(() => {
    let isShown = true;
    const healOnce = () => {
      if (isShown) heal();
    };
    let stopWaiting: (() => void) | undefined;
    const timer = setTimeout(
      () => {
        stopWaiting = connection.subscribe(healOnce);
        void connection.check().then(healOnce);
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
    <EmptyState
      icon={<RefreshCw />}
      title={t('state.outdated.title')}
      isPageTitle
      description={t('state.outdated.message')}
      action={<Button onPress={reload}>{t('state.crashed.reload')}</Button>}
    />
  );
}

/** Stands in for the application when its code could not be loaded. */
export function MissingApp(props: StandInProps) {
  return (
    <Presentation>
      <BlankPage>
        <MissingCode {...props} />
      </BlankPage>
    </Presentation>
  );
}

/** Makes a component whose code is loaded when it is first shown, so that a page does not pay for what nobody opens. */
export function lazyCode<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return createLazyComponent<Props>(load, MissingCode).Component;
}
