import { formatPlainDate } from '@bureau/values';
import type { Translate } from '../../provider/index.ts';
import type { UiMessageKey } from '../../provider/messages/index.ts';
import type {
  ChoiceFilter,
  DateRangeValue,
  FilterDefinition,
  FilterOption,
  FilterValue,
} from './FilterBar.types.ts';

export type ChoiceValue = readonly FilterOption['id'][];

/** Says how many choices a chip names before it counts the rest. */
const namedChoices = 3;

/** Stands for the values in a sentence until the sentence is taken apart around them. */
const mark = '\u0000';

/** Tells whether a value is a list of choices. */
export function isChoice(value: FilterValue | undefined): value is ChoiceValue {
  return Array.isArray(value);
}

/** Tells whether a filter is set to something. */
export function isSet(value: FilterValue | undefined): value is FilterValue {
  if (value === undefined) return false;
  return isChoice(value) ? value.length > 0 : value.from !== undefined || value.to !== undefined;
}

/** Gives the chosen ids after some of the known options are chosen: in the options' order, behind ids that are no options (any more). */
export function choose(
  filter: ChoiceFilter,
  before: ChoiceValue,
  chosen: ReadonlySet<FilterOption['id']>,
): ChoiceValue {
  const known = new Set(filter.options.map(({ id }) => id));
  const kept = before.filter((id) => !known.has(id));
  return [...kept, ...filter.options.filter(({ id }) => chosen.has(id)).map(({ id }) => id)];
}

/** Writes how dates of a language are written, as date-fns and the settings do: `dd.MM.yyyy`. */
export function localDateFormat(locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(0);
  const fields: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {
    year: 'yyyy',
    month: 'MM',
    day: 'dd',
  };
  return parts.map(({ type, value }) => fields[type] ?? value.replace(/[a-z]+/gi, "'$&'")).join('');
}

interface Wording {
  t: Translate<UiMessageKey>;
  locale: string;
  dateFormat: string;
}

function nameChoices(filter: ChoiceFilter, ids: ChoiceValue, { t, locale }: Wording): string {
  const labels = new Map(filter.options.map(({ id, label }) => [id, label]));
  const names = ids.map((id) => labels.get(id) ?? (filter.isLoading ? '…' : String(id)));
  const shown = names.length > namedChoices ? names.slice(0, namedChoices - 1) : names;
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(shown);
  const count = names.length - shown.length;
  return count === 0 ? list : t('ui.filters.more', { values: list, count });
}

function nameRange({ from, to }: DateRangeValue, { t, dateFormat }: Wording): string {
  const write = (date: string) => formatPlainDate(date, dateFormat);
  if (from === undefined) return t('ui.filters.until', { date: write(to ?? '') });
  if (to === undefined) return t('ui.filters.since', { date: write(from) });
  return from === to ? write(from) : t('ui.filters.between', { from: write(from), to: write(to) });
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
  if (!isSet(value)) return { before, values: '…', after };
  const values =
    filter.kind === 'choice'
      ? nameChoices(filter, isChoice(value) ? value : [], wording)
      : nameRange(isChoice(value) ? {} : value, wording);
  return { before, values, after };
}
