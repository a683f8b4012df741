import type { Kind } from '@bureau/contract';
import type { SelectOption } from '@bureau/ui';
import { formatDuration, formatMoney, textOfHtml } from '@bureau/values';
import { writeNumber, writePercent } from './kinds.tsx';
import { propertyOf, type ShownField } from './ShownField.ts';
import type { FieldContext } from './useFieldContext.ts';

/** What values are written with where all of them are texts. */
export interface FormatContext extends FieldContext {
  /** Returns a recurrence rule as a sentence. */
  readonly writeRecurrence: (rule: string) => string;
}

/** Writes a value that is there as the activity log has it, a text, or as it is written; `options` are what it can refer to. */
type Format = (
  value: unknown,
  shown: ShownField,
  context: FormatContext,
  options: readonly SelectOption[],
) => string;

const labelOf = (options: readonly SelectOption[], value: unknown) =>
  options.find((option) => String(option.id) === String(value))?.label ?? String(value);

/** Writes a value of which nothing more is known. */
export const writePlain = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** How many characters of a formatted text are written. */
const excerptLength = 200;

const shorten = (text: string) =>
  text.length > excerptLength ? `${text.slice(0, excerptLength - 1).toWellFormed()}…` : text;

const option: Format = (value, { choices }) => labelOf(choices, value);

/** The log names what is referred to; a change has its id. */
const reference: Format = (value, _, __, options) =>
  typeof value === 'number' ? labelOf(options, value) : writePlain(value);

/** Names one of several: a member is written with its role, a record is read with its name, others are ids alone. */
function nameOne(one: unknown, options: readonly SelectOption[]): string {
  if (typeof one !== 'object' || one === null) return labelOf(options, one);
  const name = propertyOf(one, 'name');
  return typeof name === 'string' ? name : labelOf(options, propertyOf(one, 'user_id'));
}

const people: Format = (value, { emptyText }, _, options) =>
  Array.isArray(value)
    ? value.map((one: unknown) => nameOne(one, options)).join(', ') || emptyText
    : writePlain(value);

/** The log has minor units with their currency; a change has an amount. */
function writeAmount(value: unknown, locale: string): string {
  const [amount = '', currency = ''] =
    typeof value === 'object' && value !== null
      ? [propertyOf(value, 'amount'), propertyOf(value, 'currency')]
      : String(value).split(' ');
  return formatMoney({ minor: Number(amount), currency: String(currency) }, locale);
}

/** Holds how values are written in words, where they are not written as they are. */
const formats: { readonly [K in Kind]?: Format } = {
  richText: (value) => shorten(textOfHtml(String(value))),
  choice: option,
  state: option,
  boolean: (value, _, { t }) => t(String(value) === 'true' ? 'fields.yes' : 'fields.no'),
  number: (value, _, context) => writeNumber(value, context),
  percent: (value, _, context) => writePercent(value, context),
  money: (value, _, { locale }) => writeAmount(value, locale),
  duration: (value) => formatDuration(Number(value)),
  date: (value, _, context) => context.formats.date(String(value)),
  instant: (value, _, context) => context.formats.instant(String(value)),
  recurrence: (value, _, { writeRecurrence }) => writeRecurrence(String(value)),
  reference,
  person: reference,
  people,
  members: people,
  references: people,
};

/** Writes a value of a field in words, out of the activity log or a change. */
export function formatValue(
  shown: ShownField,
  value: unknown,
  context: FormatContext,
  options: readonly SelectOption[],
): string {
  if (value === null || value === undefined) return context.t('fields.none');
  return formats[shown.field.kind]?.(value, shown, context, options) ?? writePlain(value);
}
