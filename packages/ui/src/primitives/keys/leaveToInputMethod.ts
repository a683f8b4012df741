import type { KeyboardEvent } from 'react';
import { isComposing } from './isComposing.ts';

/**
 * Leaves a key to an input method if it belongs to it, and returns whether it does: nobody else hears of it, and Escape, by which a browser empties
 * what is searched for, calls off the word alone.
 */
export function leaveToInputMethod(event: KeyboardEvent): boolean {
  if (!isComposing(event.nativeEvent)) return false;
  event.stopPropagation();
  if (event.key === 'Escape') event.preventDefault();
  return true;
}
