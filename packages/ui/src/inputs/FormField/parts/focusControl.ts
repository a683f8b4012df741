/**
 * Focuses the control of a label that was pressed, or the first one in a group. Returns whether it did: a browser would press a button as well,
 * while a checkbox is meant to be pressed, and is left to it.
 */
export function focusControl(id: string): boolean {
  const control = document.getElementById(id);
  if (!control || (control instanceof HTMLInputElement && control.type === 'checkbox')) return false;
  const candidates = [
    control,
    ...control.querySelectorAll<HTMLElement>('input:not([type="hidden"]), button, [tabindex]'),
  ];
  // A group has one stop of the Tab key: what is checked, or the first.
  const stop = candidates.find((candidate) => candidate.matches(':checked')) ?? candidates.find(isTabStop);
  stop?.focus();
  return stop !== undefined;
}

function isTabStop(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && !element.matches(':disabled');
}
