import { mixed } from 'yup';
import { isStorable } from '../http/isStorable.ts';

/** The most custom fields that a form can have, and how long their texts, values and lists of options may be. */
export const customFieldLimits = {
  fields: 50,
  label: 100,
  column: 40,
  helpText: 500,
  options: 200,
  option: 100,
  text: 500,
  textarea: 10_000,
  number: 1_000_000_000_000,
} as const;

/** A value of a custom field: a text, a choice or a plain date, a number, or a truth value. */
export type CustomValue = string | number | boolean;

/** The values of custom fields, by the columns of the fields. Fields without a value are missing. */
export type CustomValues = Readonly<Record<string, CustomValue>>;

/** Lists the JSON types of the values of custom fields. */
export const valueTypes = ['string', 'number', 'boolean'];

/** Returns whether something can be the value of a custom field. */
export function isCustomValue(value: unknown): value is CustomValue {
  if (typeof value === 'string') return value.length <= customFieldLimits.textarea && isStorable(value);
  return typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value));
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const mapOf = (types: readonly string[]) => ({
  jsonSchema: {
    type: 'object',
    maxProperties: customFieldLimits.fields,
    additionalProperties: { type: types },
  },
});

/** Describes the values of a record's custom fields. */
export const customValues = () =>
  mixed<CustomValues>(
    (value): value is CustomValues => isMap(value) && Object.values(value).every(isCustomValue),
  )
    .strict()
    .required()
    .meta({ ...mapOf(valueTypes), isAssumed: true });

/**
 * Describes what is said of a record's custom fields: those that are missing stay as they are, null leaves a field empty. Values are checked
 * against the fields of the form, each under `custom_fields.{column}`.
 */
export const customChanges = () =>
  mixed<Readonly<Record<string, unknown>>>(isMap)
    .strict()
    .test({
      name: 'max',
      params: { max: customFieldLimits.fields },
      test: (value) => value === undefined || Object.keys(value).length <= customFieldLimits.fields,
    })
    .meta({ ...mapOf([...valueTypes, 'null']), isAssumed: true });
