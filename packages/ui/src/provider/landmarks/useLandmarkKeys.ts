import { useEffect } from 'react';

const selector = '[data-landmark], [role="dialog"], [role="alertdialog"]';
const lastFocused = new WeakMap<Element, HTMLElement>();

function isReachable(element: HTMLElement): boolean {
  return element.checkVisibility() && element.closest('[inert], [aria-hidden="true"]') === null;
}

function remember({ target }: FocusEvent) {
  if (!(target instanceof HTMLElement)) return;
  const landmark = target.closest(selector);
  if (landmark) lastFocused.set(landmark, target);
}

function move(event: KeyboardEvent) {
  if (event.key !== 'F6' || event.altKey || event.ctrlKey || event.metaKey) return;
  const landmarks = Array.from(document.querySelectorAll<HTMLElement>(selector)).filter(isReachable);
  if (landmarks.length === 0) return;
  event.preventDefault();
  const from = landmarks.findLastIndex((landmark) => landmark.contains(document.activeElement));
  const step = event.shiftKey ? -1 : 1;
  const start = from === -1 && event.shiftKey ? 0 : from;
  const next = landmarks.at((start + step) % landmarks.length);
  if (!next) return;
  const earlier = lastFocused.get(next);
  (earlier && next.contains(earlier) ? earlier : next).focus();
}

/**
 * Lets F6 and Shift+F6 lead from one part of the page to the next: menu, header, page, open dialog, notifications. Each
 * gets the focus where it last was. A part is an element with `data-landmark` that can take the focus.
 */
export function useLandmarkKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', move);
    document.addEventListener('focusin', remember);
    return () => {
      document.removeEventListener('keydown', move);
      document.removeEventListener('focusin', remember);
    };
  }, []);
}
