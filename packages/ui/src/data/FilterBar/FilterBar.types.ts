import type { ReactNode } from 'react';
import type { RootProps } from '../../primitives/root/index.ts';

/** Describes one choice of a filter. */
export interface FilterOption {
  /** The value that is filtered by. */
  id: string | number;
  /** Names the option. */
  label: string;
  /** Drawn beside the label in the list of choices, for instance a dot in the tone of a status. */
  icon?: ReactNode;
}

interface BaseFilter<Id extends string> {
  /** Identifies the filter. */
  id: Id;
  /** Names what is filtered by; it begins the sentence of the chip. */
  label: string;
}

interface EmptyableFilter<Id extends string> extends BaseFilter<Id> {
  /**
   * Offers an option for records without a value, and names it in the chip: "nobody" reads "Assignee is nobody". Without it that is not
   * offered.
   */
  emptyLabel?: string;
}

/** Describes a filter by one or more of a list's choices. */
export interface ChoiceFilter<Id extends string = string> extends EmptyableFilter<Id> {
  /** Marks a filter of choices. */
  kind: 'choice';
  /** Lists what can be chosen. */
  options: readonly FilterOption[];
  /** Whether the options are still being loaded. */
  isLoading?: boolean;
  /** Asks for the options again; given where they could not be loaded, which is said with a button that runs it. */
  onRetry?: (() => void) | undefined;
}

/** Describes a filter by a range of dates. */
export interface DateRangeFilter<Id extends string = string> extends EmptyableFilter<Id> {
  /** Marks a filter of a range of dates. */
  kind: 'dateRange';
  /** Offers "Overdue", which is everything until yesterday, among the quick choices: for dates by which something is due. */
  isDeadline?: boolean;
}

/** Describes a filter by a range of numbers. */
export interface NumberRangeFilter<Id extends string = string> extends BaseFilter<Id> {
  /** Marks a filter of a range of numbers. */
  kind: 'numberRange';
  /** The least number that makes sense. */
  min?: number;
  /** The greatest number that makes sense. */
  max?: number;
  /** Written behind the numbers: `%`, `h`. */
  unit?: string;
  /** Takes decimals; the numbers are whole without it. */
  hasDecimals?: boolean;
}

/** Describes a filter that can be added: by choices, by dates or by numbers. */
export type FilterDefinition<Id extends string = string> =
  | ChoiceFilter<Id>
  | DateRangeFilter<Id>
  | NumberRangeFilter<Id>;

/** The chosen options' ids; `null` among them stands for what has none. */
export type ChoiceValue = readonly (FilterOption['id'] | null)[];

/** Describes a range of dates as `yyyy-MM-dd`, both ends included; an end that is missing is open. */
export interface DateRangeValue {
  /** The first day. */
  readonly from?: string;
  /** The last day. */
  readonly to?: string;
}

/** Selects what has no date. */
export interface NoDateValue {
  /** Marks a value that is missing. */
  readonly isEmpty: true;
}

/** Describes a range of numbers, both ends included; an end that is missing is open. */
export interface NumberRangeValue {
  /** The least number. */
  readonly from?: number;
  /** The greatest number. */
  readonly to?: number;
}

/** Describes what a filter is set to, by its kind: choices, a range of dates or none, a range of numbers. */
export type FilterValue = ChoiceValue | DateRangeValue | NoDateValue | NumberRangeValue;

export type FilterValues = Readonly<Record<string, FilterValue | undefined>>;

/** Describes the props of a bar of filters, shown as chips that read as a sentence. It is controlled by plain data. */
export interface FilterBarProps<
  Values extends FilterValues = FilterValues,
> extends RootProps<HTMLDivElement> {
  /** Names the bar for assistive technology. Defaults to "Filters". */
  label?: string;
  /** The filters that can be set, in the order in which they are offered. */
  filters: readonly FilterDefinition<Extract<keyof Values, string>>[];
  /** What is filtered by; a filter without an entry, or with an empty one, is not set. */
  values: Values;
  /** Runs with all values when one changes; a removed filter has no entry. */
  onChange: (values: Values) => void;
  /** Runs with the id of the filter whose editor opens: for options that are loaded only then. */
  onOpen?: (id: Extract<keyof Values, string>) => void;
  /** Writes dates in this format, `dd.MM.yyyy`. Defaults to the format of the locale. They can be typed as `yyyy-MM-dd` too. */
  dateFormat?: string;
  /** The first day of the week, 0 for Sunday to 6 for Saturday. Defaults to that of `BureauProvider`. */
  firstDayOfWeek?: number;
  /** The day that counts as today, `yyyy-MM-dd`. Defaults to that of the time zone of `BureauProvider`. */
  today?: string;
}
