import { fieldAttribute } from '../Form/formElements.ts';

/** Returns the label of a field on the screen by its path, without its mark of being required; `undefined` for a field that is not there. */
export function labelOf(form: HTMLFormElement | null, path: string): string | undefined {
  const field = form?.querySelector(`[${fieldAttribute}="${CSS.escape(path)}"]`);
  if (!field) return undefined;
  const label = labelElementOf(field)?.cloneNode(true);
  if (!(label instanceof HTMLElement)) return field.getAttribute('aria-label') ?? path;
  for (const mark of label.querySelectorAll('[aria-hidden="true"]')) mark.remove();
  return label.textContent.trim();
}

function labelElementOf(field: Element): Element | null | undefined {
  const ids = field.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const named = ids.map((id) => document.getElementById(id)).find((element) => element?.matches('label'));
  return named ?? ('labels' in field ? (field as HTMLInputElement).labels?.[0] : null);
}
