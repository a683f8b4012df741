import { isComposing } from '@bureau/ui';
import type { KeyboardEvent } from 'react';

/** Saves by Enter in an input, and closes by Escape: what stands beside the text is no form, since no form may stand in another. */
export function answerFormKeys(event: KeyboardEvent, save: () => void, close: () => void): void {
  if (isComposing(event.nativeEvent) || (event.key !== 'Escape' && event.key !== 'Enter')) return;
  if (event.key === 'Enter' && !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.key === 'Enter') save();
  else close();
}
