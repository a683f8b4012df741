import { createNamesFormat, formatPlainDate } from '@bureau/values';
import type { Translate } from '../../provider/index.ts';
import type { UiMessageKey } from '../../provider/messages/index.ts';
import type {
  ChoiceFilter,
  ChoiceValue,
  DateRangeValue,
  FilterDefinition,
  FilterOption,
  FilterValue,
  NoDateValue,
  NumberRangeFilter,
  NumberRangeValue,
} from './FilterBar.types.ts';
import { formatQuantity } from './quantity.ts';

/** How many choices a chip names before it counts the rest. */
const namedChoices = 3;

/** Stands for the values in a sentence until the sentence is taken apart around them. */
const mark = '\u0000';

function isChoice(value: FilterValue | undefined): value is ChoiceValue {
  return Array.isArray(value);
}

/** Returns the choices that a filter is set to. */
export function choicesOf(value: FilterValue | undefined): ChoiceValue {
  return isChoice(value) ? value : [];
}

/** Returns whether a filter of dates asks for what has none. */
export function isNoDate(value: FilterValue | undefined): value is NoDateValue {
  return value !== undefined && 'isEmpty' in value;
}

/** Returns the range that a filter is set to, of dates or of numbers. Ends of the other type are left out. */
export function rangeOf(value: FilterValue | undefined, type: 'string'): DateRangeValue;
export function rangeOf(value: FilterValue | undefined, type: 'number'): NumberRangeValue;
export function rangeOf(value: FilterValue | undefined, type: 'string' | 'number'): object {
  if (value === undefined || isChoice(value) || isNoDate(value)) return {};
  return Object.fromEntries(Object.entries(value).filter(([, end]) => typeof end === type));
}

/** Returns whether a filter is set to something. */
export function isSet(value: FilterValue | undefined): value is FilterValue {
  if (value === undefined) return false;
  if (isChoice(value)) return value.length > 0;
  return isNoDate(value) || value.from !== undefined || value.to !== undefined;
}

/** Returns the choices that a filter offers, first that of what has none. */
export function offeredIds({ options, emptyLabel }: ChoiceFilter): ChoiceValue {
  const ids = options.map(({ id }) => id);
  return emptyLabel === undefined ? ids : [null, ...ids];
}

/** Returns the chosen ids after some of the offered ones are chosen: in the order of the offer, behind ids that are offered no more. */
export function choose(
  filter: ChoiceFilter,
  before: ChoiceValue,
  chosen: ReadonlySet<FilterOption['id'] | null>,
): ChoiceValue {
  const offered = offeredIds(filter);
  return [...before.filter((id) => !offered.includes(id)), ...offered.filter((id) => chosen.has(id))];
}

interface Wording {
  t: Translate<UiMessageKey>;
  locale: string;
  dateFormat: string;
}

function nameChoices(filter: ChoiceFilter, ids: ChoiceValue, { t, locale }: Wording): string {
  const labels = new Map<FilterOption['id'] | null, string>(
    filter.options.map(({ id, label }) => [id, label]),
  );
  labels.set(null, filter.emptyLabel ?? t('ui.filters.empty'));
  const names = ids.map((id) => labels.get(id) ?? (filter.isLoading ? '…' : String(id)));
  const shown = names.length > namedChoices ? names.slice(0, namedChoices - 1) : names;
  const list = createNamesFormat(locale).format(shown);
  const count = names.length - shown.length;
  return count === 0 ? list : t('ui.filters.more', { values: list, count });
}

function nameDates({ from, to }: DateRangeValue, { t, dateFormat }: Wording): string {
  const write = (date: string) => formatPlainDate(date, dateFormat);
  if (from === undefined) return t('ui.filters.until', { date: write(to ?? '') });
  if (to === undefined) return t('ui.filters.since', { date: write(from) });
  return from === to ? write(from) : t('ui.filters.between', { from: write(from), to: write(to) });
}

function nameNumbers({ unit }: NumberRangeFilter, { from, to }: NumberRangeValue, { t, locale }: Wording) {
  const write = (value: number) => formatQuantity(value, locale, unit);
  if (from === undefined) return t('ui.filters.atMost', { number: write(to ?? 0) });
  if (to === undefined) return t('ui.filters.atLeast', { number: write(from) });
  return from === to ? write(from) : t('ui.filters.between', { from: write(from), to: write(to) });
}

function formatValue(filter: FilterDefinition, value: FilterValue, wording: Wording): string {
  switch (filter.kind) {
    case 'choice':
      return nameChoices(filter, choicesOf(value), wording);
    case 'dateRange':
      if (isNoDate(value)) return filter.emptyLabel ?? wording.t('ui.filters.empty');
      return nameDates(rangeOf(value, 'string'), wording);
    case 'numberRange':
      return nameNumbers(filter, rangeOf(value, 'number'), wording);
  }
}

/** Describes a filter as a sentence in three parts, of which the middle one is what it is set to. */
export interface FilterSentence {
  before: string;
  values: string;
  after: string;
}

/** Writes what a filter is set to: "Status is open, in progress". */
export function describeFilter(
  filter: FilterDefinition,
  value: FilterValue | undefined,
  wording: Wording,
): FilterSentence {
  const sentence = wording.t('ui.filters.sentence', { label: filter.label, values: mark });
  const [before = '', after = ''] = sentence.split(mark);
  return { before, values: isSet(value) ? formatValue(filter, value, wording) : '…', after };
}
