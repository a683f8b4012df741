import { customFieldLimits } from './customValues.ts';
import type { Field } from './kinds.ts';

/** Lists the types of custom fields (docs/product.md §3). */
export const customFieldTypes = ['text', 'dropdown', 'textarea', 'numeric', 'date', 'checkbox'] as const;
export type CustomFieldType = (typeof customFieldTypes)[number];

/** The part of a custom field that says which values it takes. */
export interface CustomDefinition {
  readonly field_type: CustomFieldType;
  readonly options: readonly string[];
  readonly is_required?: boolean;
}

const { number: farthest, text, textarea } = customFieldLimits;

/** Describes each type by the kind of our own fields that it is. */
const kinds: Readonly<Record<CustomFieldType, (options: readonly string[]) => Field>> = {
  text: () => ({ kind: 'line', max: text }),
  textarea: () => ({ kind: 'text', max: textarea, list: 'hidden' }),
  numeric: () => ({ kind: 'number', min: -farthest, max: farthest, isNullable: true, filter: 'numberRange' }),
  date: () => ({ kind: 'date', isNullable: true }),
  dropdown: (values) => ({ kind: 'choice', values, isNullable: true }),
  checkbox: () => ({ kind: 'boolean', filter: 'answers' }),
};

/** Returns the description of a custom field, as resources describe their own. */
export const describeCustom = ({
  field_type: type,
  options,
  is_required = false,
}: CustomDefinition): Field => ({
  ...kinds[type](options),
  isRequired: is_required,
});
