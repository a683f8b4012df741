import { formatDuration, formatMoney, formatPlainTime, has12Hours } from '@bureau/values';
import { isMoney } from '@bureau/contract';
import type { ShownItemField } from './ShownField.ts';
import type { FieldContext } from './useFieldContext.ts';

/** Writes a value of a line item; times with 12 hours or with 24, as the format does. */
export function itemText(
  { choices, field }: ShownItemField,
  value: unknown,
  { locale, t }: FieldContext,
  dateTimeFormat: string,
): string {
  if (isMoney(value)) return formatMoney({ minor: value.amount, currency: value.currency }, locale);
  if (typeof value === 'boolean') return t(value ? 'fields.yes' : 'fields.no');
  if (typeof value === 'number') return field.kind === 'duration' ? formatDuration(value) : String(value);
  if (typeof value !== 'string') return '';
  if (field.kind === 'time') return formatPlainTime(value, has12Hours(dateTimeFormat, locale));
  return choices.find(({ id }) => id === value)?.label ?? value;
}
