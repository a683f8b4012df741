import { toNestErrors } from '@hookform/resolvers';
import { type FieldError, type FieldValues, get, type Resolver } from 'react-hook-form';
import type { FormatIssue } from './createIssueFormatter.ts';
import type { FormRules } from './FormRules.ts';

/** Names the error that belongs to no field. */
export const rootPath = 'root';

/** Holds, by the paths of fields, what gives the message for a value that is wrong beyond the rules. */
export type FieldChecks = Map<string, (value: unknown) => string | undefined>;

/**
 * Makes react-hook-form's resolver of a form's rules. What a field itself has against its value, because it cannot be read, is told before
 * what the rules have.
 */
export function createResolver<Input extends FieldValues, Output>(
  rules: FormRules<Output>,
  describe: FormatIssue,
  checks: FieldChecks = new Map(),
): Resolver<Input, unknown, Output> {
  return async (values, _context, options) => {
    const errors: Record<string, FieldError> = {};
    const result = await rules.validate(values);
    for (const issue of 'issues' in result ? result.issues : []) {
      errors[issue.path || rootPath] = { type: issue.type, message: describe(issue) };
    }
    for (const [path, check] of checks) {
      const message = check(get(values, path));
      if (message !== undefined) errors[path] = { type: 'check', message };
    }
    return 'values' in result && Object.keys(errors).length === 0
      ? { values: result.values, errors: {} }
      : { values: {}, errors: toNestErrors<Input>(errors, options) };
  };
}
