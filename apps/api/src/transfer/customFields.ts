import {
  type CustomField,
  customName,
  type CustomValue,
  type CustomValues,
  describeCustom,
} from '@bureau/contract';
import type { Values } from '../records/kinds/KindOfField.ts';
import { namesOf, normalise } from './import/guessColumns.ts';
import { kindInFiles } from './kinds.ts';
import type { RecordField } from './recordFields.ts';

/**
 * Describes the columns of files with the custom fields of a form, after the form's own: they are known by their labels, too. One that is called like a field of the form's own, in any
 * language, or like an earlier one but for signs, has its name in lists behind its label, so that an import tells the two apart; so has one of signs alone.
 *
 * @param own are the fields of the form itself.
 */
export function customFileFields(
  fields: readonly CustomField[],
  own: Readonly<Record<string, RecordField>>,
): Readonly<Record<string, RecordField>> {
  const names = Object.entries(own).flatMap(([key, field]) => namesOf(key, field).map(normalise));
  const taken = new Set(['', ...names]);
  return Object.fromEntries(
    fields.map((field): [string, RecordField] => {
      const {
        field_column: column,
        field_label: label,
        default_value: begin,
        is_required: isRequired,
      } = field;
      // a box that has to be ticked is left empty by one that is not
      const fallback = isRequired && begin === false ? null : begin;
      const name = customName(column);
      const text = taken.has(normalise(label)) ? `${label} (${name})` : label;
      taken.add(normalise(label));
      // A column is not recognised by its values: a company may have many fields with the same choices.
      const { recognises: _, ...reader } = kindInFiles(describeCustom(field), {}, name).kind;
      const described = {
        label: { text },
        reader,
        synonyms: [column],
        isRequired: isRequired && fallback === null,
        ...(fallback !== null && { fallback }),
        cell: (record: Values, locale: Parameters<RecordField['cell']>[1]) => {
          const { [column]: value } = (record['custom_fields'] ?? {}) as CustomValues;
          return value === undefined ? null : reader.write(value, locale);
        },
      };
      return [name, described];
    }),
  );
}

/** Returns the values of custom fields of a row that was read. */
export function valuesOfRow(row: unknown): CustomValues {
  const prefix = customName('');
  const values: Record<string, CustomValue> = {};
  for (const [name, value] of Object.entries(row as object) as [string, CustomValue][])
    if (name.startsWith(prefix)) values[name.slice(prefix.length)] = value;
  return values;
}
