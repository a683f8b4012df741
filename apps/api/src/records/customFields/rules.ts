import {
  type CustomField,
  customFieldLimits,
  type CustomFieldType,
  type CustomValue,
  isBlank,
  isPlainDate,
  isStorable,
} from '@bureau/contract';
import { foldForSearch } from '../../db/fold.ts';
import type { Message } from '../../errors/messages.ts';

/** Describes what a value of a field is checked against. */
type Definition = Pick<CustomField, 'field_type' | 'options'>;

type Check = (value: unknown, field: Definition) => Message | null;

const invalid: Message = { key: 'validation.invalid' };
const isNoType = (type: 'string' | 'number' | 'boolean'): Message => ({
  key: 'validation.type',
  values: { type },
});

const isText =
  (max: number): Check =>
  (value) => {
    if (typeof value !== 'string') return isNoType('string');
    return value.length > max ? { key: 'validation.max.text', values: { max } } : null;
  };

/** Describes for each type which values a field can have. Each is of one type, so that nothing is guessed. */
const checks: Readonly<Record<CustomFieldType, Check>> = {
  text: isText(customFieldLimits.text),
  textarea: isText(customFieldLimits.textarea),
  numeric(value) {
    const { number: max } = customFieldLimits;
    if (typeof value !== 'number') return isNoType('number');
    if (value > max) return { key: 'validation.max.number', values: { max } };
    return value < -max ? { key: 'validation.min.number', values: { min: -max } } : null;
  },
  date: (value) => (typeof value === 'string' && isPlainDate(value) ? null : { key: 'validation.plainDate' }),
  checkbox: (value) => (typeof value === 'boolean' ? null : isNoType('boolean')),
  dropdown: (value, { options }) =>
    options.some((option) => option === value)
      ? null
      : { key: 'validation.oneOf', values: { values: options.join(', ') } },
};

/** Whether a field is left empty by a value. */
export const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && isBlank(value));

/** Returns what is wrong with a value that is not empty, or returns null. */
export function checkValue(value: unknown, field: Definition): Message | null {
  if (typeof value === 'string' && !isStorable(value)) return { key: 'validation.characters' };
  return checks[field.field_type](value, field);
}

/** Returns what is wrong with the choices of a field: a dropdown has some, each once, and no other field has any. */
export function checkOptions({ field_type: type, options }: Definition): Message | null {
  if (type !== 'dropdown') return options.length === 0 ? null : invalid;
  if (options.length === 0) return { key: 'validation.required' };
  return new Set(options).size < options.length ? invalid : null;
}

/** Whether a value that was checked is one that is kept: an empty one is not. */
export const isStored = (value: unknown): value is CustomValue => !isEmpty(value);

/** How many characters of a column a number may take, with the `_` before it. */
const numberLength = 4;

/**
 * Derives the column of a field from its label: small letters, digits and `_`, beginning with a letter. A label in another script is `field`;
 * what is taken gets a number.
 */
export function customColumn(label: string, taken: ReadonlySet<string>): string {
  const plain = foldForSearch(label)
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replace(/^[_\d]+/, '')
    .slice(0, customFieldLimits.column - numberLength)
    .replace(/_$/, '');
  const base = plain || 'field';
  let column = base;
  for (let number = 2; taken.has(column); number += 1) column = `${base}_${number}`;
  return column;
}
