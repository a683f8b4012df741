import { toasts } from '@bureau/ui';

/** Removes what a story leaves behind outside of its own elements, so that no story sees another. */
export function resetStory(): void {
  toasts.clear();
  localStorage.clear();
  sessionStorage.clear();
  // React Aria keeps what it has announced for a while, with references to elements that are gone.
  for (const log of document.querySelectorAll('[data-live-announcer] [role="log"]')) log.replaceChildren();
}
