import { Alert, Button } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../api/ApiError.ts';
import { describeFailure } from '../describeFailure.ts';
import { Place } from './RowsFailure.styles.ts';
import { useRetryWhenBack } from './useRetryWhenBack.ts';

export interface RowsFailureProps {
  readonly error: ApiError;
  readonly onRetry: () => void;
}

/** Explains above a list, or a board, why rows or cards that were scrolled to are not there. It tries again by itself when the server is back. */
export function RowsFailure({ error, onRetry }: RowsFailureProps) {
  const { t } = useTranslation();
  useRetryWhenBack(error, onRetry);
  return (
    <Place>
      <Alert
        tone="danger"
        isAssertive
        title={t('state.failed.title')}
        action={<Button onPress={onRetry}>{t('state.failed.retry')}</Button>}
      >
        {describeFailure(error, t, 'load')}
      </Alert>
    </Place>
  );
}
