import { Button, EmptyState } from '@bureau/ui';
import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../api/ApiError.ts';
import { useIsDown } from '../app/ServicesContext.ts';
import { DownState } from './DownState.tsx';
import { ForbiddenPage } from './ForbiddenPage.tsx';

interface LoadFailureProps {
  readonly error: ApiError;
  readonly onRetry: () => void;
  /** Makes the title the heading of the page, where nothing else is shown. */
  readonly isPageTitle?: boolean;
}

/** Says why something could not be loaded, and what can be done. It tries again by itself when the server is back. */
export function LoadFailure({ error, onRetry, isPageTitle = false }: LoadFailureProps) {
  const { t } = useTranslation();
  const isDown = useIsDown();
  const isReachedAgain = error.isUnavailable && !isDown;
  useEffect(() => {
    if (isReachedAgain) onRetry();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the server is back
  }, [isReachedAgain]);

  if (error.isUnavailable) return <DownState isPageTitle={isPageTitle} />;
  if (error.status === 403) return <ForbiddenPage />;
  return (
    <EmptyState
      icon={<CircleAlert />}
      title={t('state.failed.title')}
      isPageTitle={isPageTitle}
      description={
        <>
          {t('state.failed.message')}
          {error.requestId !== null && <> {t('state.failed.request', { id: error.requestId })}</>}
        </>
      }
      action={<Button onPress={onRetry}>{t('state.failed.retry')}</Button>}
    />
  );
}
