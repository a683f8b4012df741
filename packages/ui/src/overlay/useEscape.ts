import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isComposing } from '../primitives/keys/index.ts';

/** Where Escape means something else: what is typed is taken back, what is open is closed. */
const elsewhere =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="menu"]';

/** Runs when Escape is pressed anywhere on the page and nothing else has answered to it, unless the element that it is for is hidden, as in a tab. */
export function useEscape(onEscape: () => void, owner: RefObject<Element | null>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isTaken =
      owner.current?.closest('[hidden], [inert]') != null ||
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
