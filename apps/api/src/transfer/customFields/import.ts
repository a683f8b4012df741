import {
  type CustomField,
  customFieldLimits,
  customName,
  type CustomValue,
  type CustomValues,
} from '@bureau/contract';
import { foldForSearch } from '../../db/fold.ts';
import { checkValue } from '../../records/customFields/rules.ts';
import {
  booleanKind,
  dateKind,
  numberKind,
  ParseError,
  quoted,
  type Reader,
  textKind,
} from '../fieldKinds.ts';
import type { ReadField } from '../fields.ts';

/** Describes the options of a field, which have one name in all languages. */
const choices = (options: readonly string[]): Reader<string, unknown> => {
  const byName = new Map([...options].reverse().map((option) => [foldForSearch(option).trim(), option]));
  return {
    read(text) {
      const option = options.find((one) => one === text) ?? byName.get(foldForSearch(text).trim());
      const values = { value: quoted(text), values: options.join(', ') };
      return option ?? new ParseError('import.value.choice', values);
    },
  };
};

/** Describes for each type how its values are read from texts. */
const readers: Readonly<
  Record<CustomField['field_type'], (field: CustomField) => Reader<CustomValue, unknown>>
> = {
  text: () => textKind(customFieldLimits.text),
  textarea: () => textKind(customFieldLimits.textarea, true),
  numeric: () => numberKind,
  date: () => dateKind,
  checkbox: () => booleanKind,
  dropdown: ({ options }) => choices(options),
};

/** Reads a text as a value of a field, which is then checked as one that is given by hand. */
function readerOf(field: CustomField): Reader<CustomValue, unknown> {
  const { read, isDate, keepsBlanks } = readers[field.field_type](field);
  return {
    isDate,
    keepsBlanks,
    read(text, reading) {
      const value = read(text, reading);
      if (value instanceof ParseError) return value;
      const problem = checkValue(value, field);
      return problem === null ? value : new ParseError(problem.key, problem.values);
    },
  };
}

/** Describes the custom fields of a form as an import reads them: columns are known by their labels, too. */
export const customReaders = (
  fields: readonly CustomField[],
): Readonly<Record<string, ReadField<CustomValue, unknown>>> =>
  Object.fromEntries(
    fields.map((field) => {
      const { field_column: column, field_label: text, default_value: begins } = field;
      const described: ReadField<CustomValue, unknown> = {
        label: { text },
        reader: readerOf(field),
        synonyms: [column],
        isRequired: field.is_required && begins === null,
        ...(begins !== null && { fallback: begins }),
      };
      return [customName(column), described];
    }),
  );

/** Returns the values of custom fields of a row that was read. */
export function valuesOfRow(row: unknown): CustomValues {
  const prefix = customName('');
  const values: Record<string, CustomValue> = {};
  for (const [name, value] of Object.entries(row as object) as [string, CustomValue][])
    if (name.startsWith(prefix)) values[name.slice(prefix.length)] = value;
  return values;
}
