import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a function that is always the same and runs the latest handler, so that what takes it need not be drawn again. */
export function useStableHandler<Args extends unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args) => latest.current(...args), []);
}
