import { toasts } from '@bureau/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnreported } from '../api/errorEffect.ts';
import { describeFailure } from './describeFailure.ts';

/** Returns the function that shows why something was not saved, or not loaded, where nothing else has said so. It stays the same in a language. */
export function useShowFailure(): (failure: unknown, operation?: 'save' | 'load') => void {
  const { t } = useTranslation();
  return useCallback(
    (failure, operation) => {
      if (isUnreported(failure))
        toasts.show({ tone: 'danger', message: describeFailure(failure, t, operation) });
    },
    [t],
  );
}
