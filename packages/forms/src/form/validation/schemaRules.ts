import { type ISchema, ValidationError } from 'yup';
import type { FormRules, Problem } from './FormRules.ts';
import { isFieldRequired } from './isFieldRequired.ts';
import { findWording } from './rules.ts';
import { selectErrors } from './selectErrors.ts';

/** Makes a form's rules of a yup schema: every rule is tried, one problem a field is told. */
export function schemaRules<Output>(schema: ISchema<Output>): FormRules<Output> {
  return {
    isRequired: (path) => isFieldRequired(schema, path),
    async check(values) {
      try {
        return { values: await schema.validate(values, { abortEarly: false, disableStackTrace: true }) };
      } catch (error) {
        if (!ValidationError.isError(error)) throw error;
        const found = selectErrors(error.inner.length > 0 ? error.inner : [error]);
        return { problems: [...found].map(([path, cause]) => toProblem(path, cause)) };
      }
    },
  };
}

function toProblem(path: string, error: ValidationError): Problem {
  const { type = 'invalid', params = {}, message } = error;
  return { path, type, params, wording: findWording(error) ?? message };
}
