import { useEffect, useState } from 'react';

/** Follows a flag, but rises only after it has stayed up for a time in milliseconds; it falls at once. */
export function useDelayed(isUp: boolean, delay: number): boolean {
  const [isDelayedUp, setDelayedUp] = useState(false);
  if (!isUp && isDelayedUp) setDelayedUp(false);
  useEffect(() => {
    if (!isUp) return undefined;
    const timer = window.setTimeout(setDelayedUp, delay, true);
    return () => window.clearTimeout(timer);
  }, [isUp, delay]);
  return isUp && isDelayedUp;
}
