import { Button, ErrorState } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../api/ApiError.ts';
import { DownState } from './DownState.tsx';
import { describeFailure } from '../describeFailure.ts';
import { ForbiddenPage } from './ForbiddenPage.tsx';
import { useRetryWhenBack } from './useRetryWhenBack.ts';

interface LoadFailureProps {
  readonly error: ApiError;
  readonly onRetry: () => void;
  /** Makes the title the heading of the page, where nothing else is shown. */
  readonly isPageTitle?: boolean;
}

/** Explains why something could not be loaded, and what can be done. It tries again by itself when the server is back. */
export function LoadFailure({ error, onRetry, isPageTitle = false }: LoadFailureProps) {
  const { t } = useTranslation();
  useRetryWhenBack(error, onRetry);

  if (error.isUnavailable) return <DownState isPageTitle={isPageTitle} />;
  if (error.status === 403) return <ForbiddenPage />;
  return (
    <ErrorState
      title={t('state.failed.title')}
      isPageTitle={isPageTitle}
      description={error.retryAfter === null ? t('state.failed.message') : describeFailure(error, t, 'load')}
      reference={error.requestId === null ? undefined : t('state.failed.request', { id: error.requestId })}
      action={<Button onPress={onRetry}>{t('state.failed.retry')}</Button>}
    />
  );
}
