import { type CustomField, customFieldLimits, type CustomValue } from '@bureau/contract';
import { type AnySchema, boolean, number, object, string } from 'yup';

/** What is typed into the custom fields of a form, by their columns. */
export type CustomFormValues = Readonly<Record<string, CustomValue | null>>;

type Type = CustomField['field_type'];

const empty: Readonly<Record<Type, CustomValue | null>> = {
  text: '',
  textarea: '',
  numeric: null,
  date: null,
  dropdown: null,
  checkbox: false,
};

/** Returns what the custom fields of a new record begin with. */
export const customDefaults = (fields: readonly CustomField[]): CustomFormValues =>
  Object.fromEntries(
    fields.map((field) => [field.field_column, field.default_value ?? empty[field.field_type]]),
  );

const { number: farthest } = customFieldLimits;

const schemas: Readonly<Record<Type, (field: CustomField) => AnySchema>> = {
  text: () => string().trim().max(customFieldLimits.text),
  textarea: () => string().trim().max(customFieldLimits.textarea),
  numeric: () => number().min(-farthest).max(farthest).nullable(),
  date: () => string().nullable(),
  dropdown: ({ options }) =>
    string()
      .nullable()
      .oneOf([...options, null]),
  checkbox: () => boolean(),
};

/** Says what the custom fields of a record must hold, as the API does. */
export const customSchema = (fields: readonly CustomField[]) =>
  object(
    Object.fromEntries(
      fields.map((field) => {
        const schema = schemas[field.field_type](field);
        return [field.field_column, field.is_required ? schema.required() : schema];
      }),
    ),
  );

/** Returns whether something that was stored can be a draft of custom fields. */
export const isCustomDraft = (stored: unknown): stored is CustomFormValues =>
  typeof stored === 'object' &&
  stored !== null &&
  !Array.isArray(stored) &&
  Object.values(stored).every((value) => ['string', 'number', 'boolean'].includes(typeof (value ?? 0)));

/** Lays a draft over what custom fields begin with, without fields that are gone since. */
export function withCustomDraft(fields: readonly CustomField[], draft: CustomFormValues): CustomFormValues {
  const begun = customDefaults(fields);
  const known = Object.entries(draft).filter(([column]) => Object.hasOwn(begun, column));
  return { ...begun, ...Object.fromEntries(known) };
}
