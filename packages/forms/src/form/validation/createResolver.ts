import { toNestErrors } from '@hookform/resolvers';
import { type FieldError, type FieldValues, get, type Resolver } from 'react-hook-form';
import { type ISchema, ValidationError } from 'yup';
import type { DescribeError } from './describeError.ts';
import { selectErrors } from './selectErrors.ts';

/** Names the error that belongs to no field. */
export const rootPath = 'root';

/** Holds, by the paths of fields, what gives the message for a value that is wrong beyond the schema. */
export type FieldChecks = Map<string, (value: unknown) => string | undefined>;

/**
 * Makes react-hook-form's resolver of a yup schema: every rule is tried, one error a field is told. What a field itself has
 * against its value, because it cannot be read, is told before what the schema has.
 */
export function createResolver<Input extends FieldValues, Output>(
  schema: ISchema<Output>,
  describeError: DescribeError,
  checks: FieldChecks = new Map(),
): Resolver<Input, unknown, Output> {
  return async (values, _context, options) => {
    const errors: Record<string, FieldError> = {};
    const result = await validate(schema, values);
    for (const [path, cause] of selectErrors(result.errors)) {
      errors[path || rootPath] = { type: cause.type ?? 'invalid', message: describeError(cause) };
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

async function validate<Output>(
  schema: ISchema<Output>,
  values: unknown,
): Promise<{ values: Output; errors: [] } | { errors: ValidationError[] }> {
  try {
    const valid = await schema.validate(values, { abortEarly: false, disableStackTrace: true });
    return { values: valid, errors: [] };
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return { errors: error.inner.length > 0 ? error.inner : [error] };
  }
}
