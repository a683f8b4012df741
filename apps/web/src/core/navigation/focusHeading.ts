/** Leads the focus to the heading of the page. */
export const focusHeading = () =>
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });

/** Is the `ref` of a control, or of several, that goes with what it does: if it has the focus then, and nothing takes it, the heading of the page gets it. */
export const focusHeadingAfterRemoval = (control: HTMLElement | null) => () => {
  if (control?.contains(document.activeElement) !== true) return;
  // once React has done what takes the control away
  queueMicrotask(() => {
    if (document.activeElement === document.body) focusHeading();
  });
};

/** Leads the focus to the heading of the page if nothing has it once all dialogs are closed: what opened the last one has gone. */
export function restoreFocus(): void {
  requestAnimationFrame(() => {
    if (document.querySelector('[role="alertdialog"], [role="dialog"]')) restoreFocus();
    // the dialog itself hands the focus back in this frame
    else
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) focusHeading();
      });
  });
}
