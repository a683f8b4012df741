import { type CustomField, type Fields, formDefaultsOf, formSchemaOf } from '@bureau/contract';
import { object, type ObjectSchema } from 'yup';
import { describeCustoms } from './customFields.ts';
import type { ShownField } from './ShownField.ts';

type FormValues = Readonly<Record<string, unknown>>;

/** Returns what the custom fields of a new record begin with, by their columns. */
function customDefaultsOf(customs: readonly CustomField[]): FormValues {
  // a field that must be given begins empty all the same
  const empty = formDefaultsOf(describeCustoms(customs));
  const given = customs.flatMap(({ default_value: value, field_column: column }) =>
    value === null ? [] : [[column, value] as const],
  );
  return { ...empty, ...Object.fromEntries(given) };
}

/** The custom fields of a form; null for records that cannot have any. */
export type FormCustoms = readonly CustomField[] | null;

/** Returns the rules of the form of a new record. */
export const recordSchemaOf = (fields: Fields, customs: FormCustoms): ObjectSchema<FormValues> =>
  customs
    ? formSchemaOf(fields).shape({ custom_fields: formSchemaOf(describeCustoms(customs)) })
    : formSchemaOf(fields);

/** Returns what the form of a new record begins with. */
export const recordDefaultsOf = (fields: Fields, customs: FormCustoms): FormValues => ({
  ...formDefaultsOf(fields),
  ...(customs && { custom_fields: customDefaultsOf(customs) }),
});

/** Returns the rules of a form that holds one field alone. */
export const fieldSchemaOf = ({ field, isCustom, name, read }: ShownField): ObjectSchema<FormValues> =>
  isCustom ? object({ custom_fields: formSchemaOf({ [read]: field }) }) : formSchemaOf({ [name]: field });

/** Returns what a form that holds one field alone begins with: nothing is chosen before the person does. */
export function emptyValuesOf({ field, isCustom, name, read }: ShownField): FormValues {
  const blank = formDefaultsOf({ value: field }).value;
  const isChosen =
    typeof blank !== 'boolean' && !Array.isArray(blank) && !['line', 'text', 'richText'].includes(field.kind);
  const value = isChosen ? null : blank;
  return isCustom ? { custom_fields: { [read]: value } } : { [name]: value };
}

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof (value ?? 0));

const isMap = (value: unknown): value is FormValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns those of the values of a form that are others than it began with: the rest may be changed by others, or elsewhere, meanwhile. */
export function changesOf<Values extends FormValues>(values: Values, begun: Values): Partial<Values> {
  const changes: Partial<Values> = { ...values };
  for (const name in values)
    if (JSON.stringify(values[name]) === JSON.stringify(begun[name])) delete changes[name];
  return changes;
}

/** Returns whether a stored value can be a draft of a form that begins with these values: each value is a list where the other is, or none. */
export const isDraftOf =
  <Values extends FormValues>(defaults: Values) =>
  (stored: unknown): stored is Partial<Values> =>
    isMap(stored) &&
    Object.entries(stored).every(([name, value]) => {
      if (!Object.hasOwn(defaults, name)) return false;
      const begun = defaults[name];
      if (Array.isArray(begun)) return Array.isArray(value);
      return isMap(begun) ? isMap(value) && Object.values(value).every(isScalar) : isScalar(value);
    });

/** Lays a draft over what a form begins with, without the custom fields that are gone since. */
export function withDraft(defaults: FormValues, draft: FormValues): FormValues {
  const begun = defaults['custom_fields'];
  if (!isMap(begun)) return draft;
  const typed = Object.entries(isMap(draft['custom_fields']) ? draft['custom_fields'] : {});
  const known = typed.filter(([column]) => Object.hasOwn(begun, column));
  return { ...draft, custom_fields: { ...begun, ...Object.fromEntries(known) } };
}
