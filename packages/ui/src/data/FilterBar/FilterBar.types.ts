import type { ReactNode, Ref } from 'react';

/** Describes one choice of a filter. */
export interface FilterOption {
  id: string | number;
  label: string;
  /** Drawn beside the label in the list of choices, for instance a dot in the tone of a status. */
  icon?: ReactNode;
}

/** Describes a filter by one or more of a list's choices. */
export interface ChoiceFilter<Id extends string = string> {
  kind: 'choice';
  id: Id;
  label: string;
  options: readonly FilterOption[];
  /** Says that the options are still being loaded. */
  isLoading?: boolean;
}

/** Describes a filter by a range of dates. */
export interface DateRangeFilter<Id extends string = string> {
  kind: 'dateRange';
  id: Id;
  label: string;
}

export type FilterDefinition<Id extends string = string> = ChoiceFilter<Id> | DateRangeFilter<Id>;

/** Describes a range of dates as `yyyy-MM-dd`, both ends included; an end that is missing is open. */
export interface DateRangeValue {
  from?: string;
  to?: string;
}

/** Describes what a filter is set to: the chosen options' ids, or a range of dates. */
export type FilterValue = readonly FilterOption['id'][] | DateRangeValue;

export type FilterValues = Readonly<Record<string, FilterValue | undefined>>;

/** Describes the props of a bar of filters, shown as chips that read as a sentence. It is controlled by plain data. */
export interface FilterBarProps<Values extends FilterValues = FilterValues> {
  /** Names the bar for assistive technology; "Filters" when not given. */
  label?: string;
  /** Gives the filters that can be set, in the order in which they are offered. */
  filters: readonly FilterDefinition<Extract<keyof Values, string>>[];
  /** Gives what is filtered by; a filter without an entry, or with an empty one, is not set. */
  values: Values;
  /** Runs with all values when one changes; a removed filter has no entry. */
  onChange: (values: Values) => void;
  /** Writes dates in this format, `dd.MM.yyyy`; as the locale does when not given. They can be typed as `yyyy-MM-dd` too. */
  dateFormat?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}
