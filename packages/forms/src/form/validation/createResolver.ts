import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import { type ISchema, ValidationError } from 'yup';
import type { DescribeError } from './describeError.ts';
import { selectErrors } from './selectErrors.ts';

/** Names the error that belongs to no field. */
export const rootPath = 'root';

/** Makes react-hook-form's resolver of a yup schema: every rule is tried, one error a field is told. */
export function createResolver<Input extends FieldValues, Output>(
  schema: ISchema<Output>,
  describeError: DescribeError,
): Resolver<Input, unknown, Output> {
  return async (values, _context, options) => {
    try {
      return {
        values: await schema.validate(values, { abortEarly: false, disableStackTrace: true }),
        errors: {},
      };
    } catch (error) {
      if (!ValidationError.isError(error)) throw error;
      const found = selectErrors(error.inner.length > 0 ? error.inner : [error]);
      const errors: Record<string, FieldError> = {};
      for (const [path, cause] of found) {
        errors[path || rootPath] = { type: cause.type ?? 'invalid', message: describeError(cause) };
      }
      return { values: {}, errors: toNestErrors<Input>(errors, options) };
    }
  };
}
