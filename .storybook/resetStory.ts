import { toasts } from '@bureau/ui';

import { clearAnnouncements } from '../packages/ui/src/provider/announcer/announcements.ts';

/** What stands in the page before any story is shown. */
let own: ReadonlySet<Element> | undefined;
let shown = '';

/** Keeps stories from seeing each other: what one leaves behind outside of its own elements is gone when the next one is shown. */
export function resetStory({ id }: { id: string }): () => void {
  // the story before has taken its own elements along; the same one may be shown again in other themes
  if (shown !== id) {
    removeElements();
    touchPage();
  }
  shown = id;
  return reset;
}

function reset(): void {
  toasts.clear();
  clearAnnouncements();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.replace(/=.*$/, '')}=; max-age=0; path=/`;
  window.scrollTo(0, 0);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  getSelection()?.removeAllRanges();
  document.documentElement.lang = 'en';
  document.documentElement.dir = 'ltr';
  // React Aria keeps what it has announced for a while, with references to elements that are gone.
  for (const log of document.querySelectorAll('[data-live-announcer] [role="log"]')) log.replaceChildren();
}

/**
 * Lets the page have been touched before each story. React Aria shows the focus that comes without it to whoever uses a screen reader, and remembers from
 * story to story by what it was moved.
 */
function touchPage(): void {
  for (const type of ['pointerdown', 'pointerup'])
    document.body.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
}

function removeElements(): void {
  own ??= new Set(document.body.children);
  for (const element of document.body.children)
    if (
      !own.has(element) &&
      !element.matches('[data-live-announcer], [id^="storybook-"], [id^="addon-"], script, style')
    )
      element.remove();
}
