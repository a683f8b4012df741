import { useEffect, useEffectEvent } from 'react';
import { isComposing } from '../primitives/keys/index.ts';

/** Where Escape means something else: what is typed is taken back, what is open is closed. */
const elsewhere =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="menu"]';

/** Runs when Escape is pressed anywhere on the page and nothing else has answered to it. */
export function useEscape(onEscape: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isTaken =
      event.defaultPrevented ||
      isComposing(event) ||
      (event.target instanceof Element && event.target.closest(elsewhere) !== null);
    if (event.key !== 'Escape' || isTaken) return;
    event.preventDefault();
    onEscape();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
