import { fieldAttribute } from '../Form/formElements.ts';

/** Returns the label of a field on the screen by its path, without its mark of being required; `undefined` for a field that is not there. */
export function labelOf(form: HTMLFormElement | null, path: string): string | undefined {
  const field = form?.querySelector(`[${fieldAttribute}="${CSS.escape(path)}"]`);
  if (!field) return undefined;
  // what adds to a list of items stands for the list, which the group around it is named by
  const group = field.closest('[role="group"]');
  return (
    textOf(labelElementOf(field)) ??
    field.getAttribute('aria-label') ??
    textOf(group && labelElementOf(group)) ??
    path
  );
}

function labelElementOf(field: Element): Element | null | undefined {
  const ids = field.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const named = ids.map((id) => document.getElementById(id)).find((element) => element?.matches('label'));
  return named ?? ('labels' in field ? (field as HTMLInputElement).labels?.[0] : null);
}

function textOf(label: Element | null | undefined): string | undefined {
  const copy = label?.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return undefined;
  for (const mark of copy.querySelectorAll('[aria-hidden="true"]')) mark.remove();
  return copy.textContent.trim();
}
