import type {
  ChoiceFilter,
  DateRangeFilter,
  FilterOption,
  FilterValue,
  FilterValues,
  NumberRangeFilter,
} from '../FilterBar/FilterBar.types.ts';
import { choicesOf, isNoDate, isSet, rangeOf } from '../FilterBar/filters.ts';
import { textOf } from './cellText.ts';
import type { DataTableColumn, SortEntry } from './DataTable.types.ts';

/** Adds to a filter of the bar what it compares of a row; a row without a value returns null. */
type Getting<Filter, Row, Value> = Filter & { readonly getValue: (row: Row) => Value };

/** Describes a filter of rows that are all there, by its kind: by choices, a range of dates (`yyyy-MM-dd`), or a range of numbers. */
export type ClientFilter<Row, Id extends string = string> =
  | Getting<ChoiceFilter<Id>, Row, FilterOption['id'] | readonly FilterOption['id'][] | null>
  | Getting<DateRangeFilter<Id>, Row, string | null>
  | Getting<NumberRangeFilter<Id>, Row, number | null>;

function isWithin<Value extends string | number>(
  value: Value | null,
  { from, to }: { readonly from?: Value; readonly to?: Value },
): boolean {
  if (value === null) return false;
  return (from === undefined || value >= from) && (to === undefined || value <= to);
}

function isMatching<Row>(filter: ClientFilter<Row>, row: Row, value: FilterValue): boolean {
  switch (filter.kind) {
    case 'choice': {
      const own = filter.getValue(row);
      const ids = typeof own === 'object' && own !== null ? own : [own];
      const chosen = choicesOf(value);
      return ids.length === 0 ? chosen.includes(null) : ids.some((id) => chosen.includes(id));
    }
    case 'dateRange': {
      // of an instant the day counts
      const day = filter.getValue(row)?.slice(0, 10) ?? null;
      return isNoDate(value) ? day === null : isWithin(day, rangeOf(value, 'string'));
    }
    case 'numberRange':
      return isWithin(filter.getValue(row), rangeOf(value, 'number'));
  }
}

/** Returns the rows that match every filter that is set. */
export function filterRows<Row>(
  rows: readonly Row[],
  filters: readonly ClientFilter<Row>[],
  values: FilterValues,
): readonly Row[] {
  const active = filters.flatMap((filter) => {
    const value = values[filter.id];
    return isSet(value) ? [{ filter, value }] : [];
  });
  if (active.length === 0) return rows;
  return rows.filter((row) => active.every(({ filter, value }) => isMatching(filter, row, value)));
}

type SortValue = string | number | null;

function compareValues(a: SortValue, b: SortValue, collator: Intl.Collator): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b));
}

/** Returns the rows in the order of a sort. Texts are compared as the locale does; rows without a value come last in either direction. */
export function sortRows<Row>(
  rows: readonly Row[],
  sort: readonly SortEntry[],
  columns: readonly DataTableColumn<Row>[],
  locale: string,
): readonly Row[] {
  const levels = sort.flatMap(({ id, direction }) => {
    const column = columns.find((candidate) => candidate.id === id);
    if (!column) return [];
    const read = (row: Row) => (column.getSortValue ? column.getSortValue(row) : textOf(column, row)) ?? null;
    return [{ read, factor: direction === 'ascending' ? 1 : -1 }];
  });
  if (levels.length === 0) return rows;
  const collator = new Intl.Collator(locale, { numeric: true });
  // Each value is read once, and not at each comparison.
  const keyed = rows.map((row) => ({ row, values: levels.map(({ read }) => read(row)) }));
  keyed.sort((a, b) => {
    for (const [level, { factor }] of levels.entries()) {
      const [one = null, other = null] = [a.values[level], b.values[level]];
      if (one === null && other === null) continue;
      if (one === null || other === null) return one === null ? 1 : -1;
      const order = compareValues(one, other, collator) * factor;
      if (order !== 0) return order;
    }
    return 0;
  });
  return keyed.map(({ row }) => row);
}
