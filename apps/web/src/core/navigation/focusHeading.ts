/** Leads the focus to the heading of the page. */
export const focusHeading = () =>
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });

function focusHeadingIfLost(): void {
  if (document.activeElement === document.body) focusHeading();
}

/** Is the `ref` of a control, or of several, that goes with what it does: if it has the focus then, and nothing takes it, the heading of the page gets it. */
export const focusHeadingAfterRemoval = (control: HTMLElement | null) => () => {
  if (control?.contains(document.activeElement) !== true) return;
  // once React has done what takes the control away
  queueMicrotask(focusHeadingIfLost);
};

const inputEvents = ['keydown', 'pointerdown', 'wheel'] as const;

/**
 * Focuses the heading of the page whenever what has the focus goes, as when a record has been loaded or its answer comes late. It
 * stops when the person does something. Returns the function that stops it.
 */
export function keepFocusUntilInput(): () => void {
  const observer = new MutationObserver(focusHeadingIfLost);
  const stop = () => {
    observer.disconnect();
    inputEvents.forEach((type) => document.removeEventListener(type, stop, true));
  };
  focusHeadingIfLost();
  observer.observe(document.body, { childList: true, subtree: true });
  inputEvents.forEach((type) => document.addEventListener(type, stop, true));
  return stop;
}

/** Leads the focus to the heading of the page if nothing has it once all dialogs are closed: what opened the last one has gone, or goes soon. */
export function restoreFocus(): void {
  requestAnimationFrame(() => {
    if (document.querySelector('[role="alertdialog"], [role="dialog"]')) restoreFocus();
    // the dialog itself hands the focus back in this frame
    else requestAnimationFrame(keepFocusUntilInput);
  });
}
