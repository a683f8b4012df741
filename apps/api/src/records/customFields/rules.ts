import {
  type CustomDefinition,
  customFieldLimits,
  type CustomValue,
  describeCustom,
  isBlank,
  writeSchema,
} from '@bureau/contract';
import { foldForSearch } from '../../db/fold.ts';
import type { Message } from '../../errors/messages.ts';
import { findProblems } from '../../http/validate.ts';

const invalid: Message = { key: 'validation.invalid' };

/** Whether a field is left empty by a value. */
export const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && isBlank(value));

/** Returns what is wrong with a value that is not empty. */
export const checkValue = (value: unknown, field: CustomDefinition): readonly Message[] =>
  findProblems(writeSchema(describeCustom(field), 'update'), value);

/** Returns what is wrong with the choices of a field: a dropdown has some, each once, and no other field has any. */
export function checkOptions({ field_type: type, options }: CustomDefinition): Message | null {
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
 * what is taken gets a number, and so does the name of what every object has.
 */
export function customColumn(label: string, taken: ReadonlySet<string>): string {
  const plain = foldForSearch(label)
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replace(/^[_\d]+/, '')
    .slice(0, customFieldLimits.column - numberLength)
    .replace(/_$/, '');
  const base = plain || 'field';
  let column = base;
  const isTaken = (name: string) => taken.has(name) || name in Object.prototype;
  for (let number = 2; isTaken(column); number += 1) column = `${base}_${number}`;
  return column;
}
