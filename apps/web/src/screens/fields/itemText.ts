import { formatDuration, formatPlainTime, has12Hours } from '@bureau/values';
import type { ShownItemField } from './ShownField.ts';
import type { FieldContext } from './useFieldContext.ts';

/** Writes a value of a line item. */
export function itemText(
  { choices, field }: ShownItemField,
  value: unknown,
  { locale, t }: FieldContext,
): string {
  if (value === null || value === undefined) return '';
  switch (field.kind) {
    case 'boolean':
      return t(value === true ? 'fields.yes' : 'fields.no');
    case 'duration':
      return formatDuration(Number(value));
    case 'time':
      return formatPlainTime(String(value), has12Hours(undefined, locale));
    default:
      return choices.find(({ id }) => id === value)?.label ?? String(value);
  }
}
