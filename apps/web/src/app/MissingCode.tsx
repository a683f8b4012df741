import { Button, EmptyState } from '@bureau/ui';
import { RefreshCw } from 'lucide-react';
import { type ComponentType, lazy, type LazyExoticComponent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DownState } from '../screens/DownState.tsx';
import { BlankPage } from './BlankPage.tsx';
import { Loading } from './Loading.tsx';
import { Presentation } from './Presentation.tsx';
import { mayReload } from './reloadOnce.ts';
import { useIsDown, useServices } from './ServicesContext.ts';

const reload = () => window.location.reload();

/**
 * Stands in for a page whose code could not be loaded: it belongs to an earlier version, or the server is away. The page
 * is loaded again by itself, once, as soon as the server answers; drafts outlive that.
 */
function MissingCode() {
  const { connection, tabStore } = useServices();
  const { t } = useTranslation();
  const isDown = useIsDown();
  const [hasGivenUp, setGivenUp] = useState(false);

  useEffect(() => {
    let isShown = true;
    const heal = () => {
      if (!isShown || connection.isDown()) return;
      if (mayReload(tabStore)) reload();
      else setGivenUp(true);
    };
    void connection.check().then(heal);
    const stopWaiting = connection.subscribe(heal);
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

/** Stands in for the application when its code could not be loaded. */
export function MissingApp() {
  return (
    <Presentation>
      <BlankPage>
        <MissingCode />
      </BlankPage>
    </Presentation>
  );
}

/**
 * Loads a component's code, or gives what stands in for it: the router shows nothing at all of a route whose code fails to
 * load.
 */
export async function loadCode<Props = object>(
  load: () => Promise<ComponentType<Props>>,
  standIn: ComponentType<Props> = MissingCode,
): Promise<ComponentType<Props>> {
  return load().catch(() => standIn);
}

/** Makes a component whose code is loaded when it is first shown, so that a page does not pay for what nobody opens. */
export function lazyCode<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadCode(load) }));
}
