import { type CustomField, customName, type CustomValue, type CustomValues } from '@bureau/contract';
import type { Locale } from '@bureau/values';
import { formatMessage } from '../../errors/messages.ts';
import type { Cell } from '../cells.ts';
import type { WrittenField } from '../fields.ts';

function cellOf(value: CustomValue | undefined, type: CustomField['field_type'], locale: Locale): Cell {
  if (value === undefined) return null;
  if (typeof value === 'boolean')
    return { kind: 'text', value: formatMessage({ key: value ? 'export.yes' : 'export.no' }, locale) };
  if (typeof value === 'number') return { kind: 'number', value };
  return { kind: type === 'date' ? 'date' : 'text', value };
}

/** Describes the custom fields of a form as an export writes them, after the form's own. */
export const customColumns = <Row extends { readonly custom_fields?: CustomValues }>(
  fields: readonly CustomField[],
): Readonly<Record<string, WrittenField<Row>>> =>
  Object.fromEntries(
    fields.map(({ field_column: column, field_label: text, field_type: type }) => [
      customName(column),
      { label: { text }, cell: (row: Row, locale) => cellOf(row.custom_fields?.[column], type, locale) },
    ]),
  );
