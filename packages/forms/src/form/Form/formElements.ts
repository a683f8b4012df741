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

/** Focuses the first field whose path passes, of those that can be focused; returns whether there was one. */
export function focusFirstField(form: HTMLFormElement, passes: (path: string) => boolean): boolean {
  const controls = fieldsOf(form)
    .filter((field) => passes(pathOf(field)))
    // A group of controls takes no focus itself.
    .flatMap((field) => [
      field,
      ...field.querySelectorAll<HTMLElement>('input:not([type="hidden"]), button, [tabindex]'),
    ]);
  const first = controls.find((control) => control.tabIndex >= 0 && !control.matches(':disabled'));
  first?.focus();
  return first !== undefined;
}
