/**
 * Lets go of the focus on what goes with the page, before it goes: a browser lays out all of a page anew when what has the focus is taken
 * out of it. A field keeps it, since what was typed would be taken for finished, and so does a list that stays (`SplitView`).
 */
export function releaseFocus(isListKept = false): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !focused.matches('main :is(a, button, h1)')) return;
  if (!isListKept || !focused.closest('[data-stays]')) focused.blur();
}
