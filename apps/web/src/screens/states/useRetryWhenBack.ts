import { useEffect, useEffectEvent } from 'react';
import type { ApiError } from '../../api/ApiError.ts';
import { useIsDown } from '../../core/services/ServicesContext.ts';

/** Tries again once when the server is back, where it could not be reached. */
export function useRetryWhenBack(error: ApiError, onRetry: () => void): void {
  const isDown = useIsDown();
  const isReachedAgain = error.isUnavailable && !isDown;
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (isReachedAgain) retry();
  }, [isReachedAgain]);
}
