/** Marks the element of a field that takes the focus, by the field's path. */
export const fieldAttribute = 'data-field';

function fieldsOf(form: HTMLFormElement): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>(`[${fieldAttribute}]`)];
}

const pathOf = (field: HTMLElement) => field.getAttribute(fieldAttribute) ?? '';

/** Lists the paths of the fields that are on the screen, in the order in which they stand there. */
export function shownPaths(form: HTMLFormElement): string[] {
  return fieldsOf(form).map(pathOf);
}

/** Focuses the first field whose path passes; returns whether there was one. */
export function focusFirstField(form: HTMLFormElement, passes: (path: string) => boolean): boolean {
  const field = fieldsOf(form).find((candidate) => passes(pathOf(candidate)));
  if (!field) return false;
  // A group of controls takes no focus itself.
  const candidates = [field, ...field.querySelectorAll<HTMLElement>('input, button, [tabindex]')];
  candidates.find((candidate) => candidate.tabIndex >= 0 && !candidate.matches(':disabled'))?.focus();
  return true;
}
