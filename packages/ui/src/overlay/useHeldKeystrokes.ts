import { useEffect, useEffectEvent } from 'react';
import { bufferKeystrokes } from './keystrokeBuffer.ts';

/**
 * Holds what is typed for as long as what somebody has opened is not there: it is typed into that as soon as it has the focus. `onEscape` runs when Escape
 * calls it off.
 */
export function useHeldKeystrokes(isHeld: boolean, onEscape?: () => void): void {
  const callOff = useEffectEvent(() => onEscape?.());
  useEffect(() => (isHeld ? bufferKeystrokes(() => callOff()) : undefined), [isHeld]);
}
