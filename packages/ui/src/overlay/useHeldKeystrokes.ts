import { useEffect, useEffectEvent } from 'react';
import { bufferKeystrokes } from './keystrokeBuffer.ts';

/**
 * Holds what is typed for as long as what somebody has opened is not there: it is typed into that as soon as it has the focus. `onEscape` runs when Escape
 * calls it off. `hasArrived` tells, when they are held no longer, whether there is something to type them into.
 */
export function useHeldKeystrokes(isHeld: boolean, onEscape?: () => void, hasArrived = true): void {
  const callOff = useEffectEvent(() => onEscape?.());
  const isThere = useEffectEvent(() => hasArrived);
  useEffect(() => {
    if (!isHeld) return undefined;
    const release = bufferKeystrokes(() => callOff());
    return () => release(isThere());
  }, [isHeld]);
}
