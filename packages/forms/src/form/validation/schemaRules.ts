import { type ISchema, ValidationError } from 'yup';
import type { FormRules, ValidationIssue } from './FormRules.ts';
import { isFieldRequired } from './isFieldRequired.ts';
import { findMessage } from './rules.ts';
import { selectErrors } from './selectErrors.ts';

/** Creates a form's rules from a yup schema: every rule is tested, one issue per field is reported. */
export function schemaRules<Output>(schema: ISchema<Output>): FormRules<Output> {
  return {
    isRequired: (path) => isFieldRequired(schema, path),
    async validate(values) {
      try {
        return { values: await schema.validate(values, { abortEarly: false, disableStackTrace: true }) };
      } catch (error) {
        if (!ValidationError.isError(error)) throw error;
        const found = selectErrors(error.inner.length > 0 ? error.inner : [error]);
        return { issues: [...found].map(([path, cause]) => toIssue(path, cause)) };
      }
    },
  };
}

function toIssue(path: string, error: ValidationError): ValidationIssue {
  const { type = 'invalid', params = {}, message } = error;
  return { path, type, params, message: findMessage(error) ?? message };
}
