import type { ValidationError } from 'yup';
import { mustMatchName } from './mustMatch.ts';

/** Which of a field's errors is reported: a missing value before an invalid one. */
const ranks: Readonly<Record<string, number>> = {
  required: 0,
  optionality: 0,
  nullable: 0,
  typeError: 1,
  [mustMatchName]: 3,
};

const rank = ({ type }: ValidationError) => ranks[type ?? ''] ?? 2;

/**
 * Selects one error for each path out of all that a schema found. A field that has to match another one is left alone while the other has
 * an error of its own (docs/product.md §5, Match rule).
 */
export function selectErrors(errors: readonly ValidationError[]): ReadonlyMap<string, ValidationError> {
  const selected = new Map<string, ValidationError>();
  for (const error of errors) {
    const path = error.path ?? '';
    const known = selected.get(path);
    if (!known || rank(error) < rank(known)) selected.set(path, error);
  }
  for (const [path, error] of selected) {
    if (error.type !== mustMatchName) continue;
    const other = selected.get(siblingPath(path, error.params?.['other']));
    if (other && other.type !== mustMatchName) selected.delete(path);
  }
  return selected;
}

function siblingPath(path: string, sibling: unknown): string {
  return `${path.slice(0, path.lastIndexOf('.') + 1)}${String(sibling)}`;
}
