import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { schemaRules } from '../validation/index.ts';
import type { FormProps } from './Form.types.ts';
import { RulesForm } from './RulesForm.tsx';

/**
 * Holds the fields of one record: validates them by a yup schema, shows errors only after an attempt to submit
 * (docs/product.md §4, Forms), submits once at a time and keeps what was typed whatever the answer is.
 */
export function Form<Input extends FieldValues, Output>({ schema, ...props }: FormProps<Input, Output>) {
  const rules = useMemo(() => schemaRules(schema), [schema]);
  return <RulesForm {...props} rules={rules} />;
}
