import { type CustomField, customName, joinTexts, parseFilter, splitTexts } from '@bureau/contract';
import type { ChoiceValue, DateRangeValue, FilterValue, FilterValues, NumberRangeValue } from '@bureau/ui';

/** Filters by custom fields as the API has them: texts, by the columns of the fields. */
export type CustomFilterTexts = Readonly<Record<string, string>>;

interface FilterText {
  /** Reads a filter of an address; null for one that cannot be read. */
  readonly read: (text: string) => FilterValue | null;
  /** Writes a filter; an empty text where it asks for nothing. */
  readonly write: (value: FilterValue) => string;
}

const choices: FilterText = {
  read: splitTexts,
  write: (value) => joinTexts((value as ChoiceValue).map(String)),
};

/** Writes a range; one without ends asks for nothing. */
const writeRange = ({
  from = '',
  to = '',
}: {
  readonly from?: string | number;
  readonly to?: string | number;
}) => (from === '' && to === '' ? '' : `${from}..${to}`);

/** Both answers are no filter. */
const answers: FilterText = {
  read: (text) => (text === 'yes' || text === 'no' ? [text] : null),
  write: (value) => ((value as ChoiceValue).length === 1 ? String((value as ChoiceValue)[0]) : ''),
};

const numbers: FilterText = {
  read(text) {
    const [from = '', to = ''] = text.split('..');
    const range: NumberRangeValue = {
      ...(from !== '' && { from: Number(from) }),
      ...(to !== '' && { to: Number(to) }),
    };
    return Object.values(range).every(Number.isFinite) ? range : null;
  },
  write: (value) => writeRange(value as NumberRangeValue),
};

const dates: FilterText = {
  read: (text) => parseFilter('dateRangeOrNone', text),
  write: (value) => ('isEmpty' in value ? 'none' : writeRange(value as DateRangeValue)),
};

/** How filters by fields of each type are written. Texts are searched by no filter of the bar. */
const texts: Readonly<Partial<Record<CustomField['field_type'], FilterText>>> = {
  dropdown: choices,
  checkbox: answers,
  numeric: numbers,
  date: dates,
};

/** Returns filters by custom fields as the bar of filters has them, by their names. */
export function readCustomFilters(fields: readonly CustomField[], given: CustomFilterTexts): FilterValues {
  const read = fields.map(({ field_column: column, field_type: type }) => {
    const text = given[column];
    const value = text === undefined ? undefined : texts[type]?.read(text);
    return [customName(column), value ?? undefined] as const;
  });
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}

/** Divides the values of the bar of filters into those of the list's own fields and those of added ones. */
export function divideFilters(
  fields: readonly CustomField[],
  values: FilterValues,
  given: CustomFilterTexts,
): { readonly filter: FilterValues; readonly custom_fields: CustomFilterTexts } {
  const own = { ...values };
  const custom: Record<string, string> = { ...given };
  for (const { field_column: column, field_type: type } of fields) {
    const value = values[customName(column)];
    const write = texts[type]?.write;
    delete own[customName(column)];
    if (write) custom[column] = value === undefined ? '' : write(value);
  }
  return {
    filter: own,
    custom_fields: Object.fromEntries(Object.entries(custom).filter(([, text]) => text !== '')),
  };
}
