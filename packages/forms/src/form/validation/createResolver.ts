import { toNestErrors } from '@hookform/resolvers';
import { type FieldError, type FieldValues, get, type Resolver } from 'react-hook-form';
import type { FormatIssue } from './createIssueFormatter.ts';
import type { FormRules } from './FormRules.ts';

/** Names the error that belongs to no field. */
export const rootPath = 'root';

/** The checks beyond the rules, by the paths of their fields; each returns the message of an invalid value. */
export type FieldChecks = Map<string, (value: unknown) => string | undefined>;

/**
 * Creates react-hook-form's resolver from a form's rules. A field's own check, that its value cannot be parsed, wins over the rules. Values that
 * have changed before the rules have answered, by `countChanges`, are tested anew: the answer is about those that are there.
 */
export function createResolver<Input extends FieldValues, Output>(
  rules: FormRules<Output>,
  describe: FormatIssue,
  checks: FieldChecks = new Map(),
  countChanges: () => number = () => 0,
): Resolver<Input, unknown, Output> {
  return async (values, _context, options) => {
    const errors: Record<string, FieldError> = {};
    let count: number;
    let result: Awaited<ReturnType<typeof rules.validate>>;
    do {
      count = countChanges();
      result = await rules.validate(values);
    } while (count !== countChanges());
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
