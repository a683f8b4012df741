import { useMemo, useState } from 'react';
import { useLocale } from 'react-aria-components';
import type { FilterValues } from '../FilterBar/FilterBar.types.ts';
import { filterRows, sortRows, type ClientFilter } from './clientRows.ts';
import type { DataTableColumn, SortEntry } from './DataTable.types.ts';

interface ClientRowsOptions<Row, Id extends string> {
  /** All rows. */
  rows: readonly Row[];
  columns: readonly DataTableColumn<Row>[];
  /** The filters, which a `FilterBar` shows. They must be stable, as the columns. */
  filters?: readonly ClientFilter<Row, Id>[];
  /** How the rows are sorted at first. */
  initialSort?: readonly SortEntry[];
  /** What the rows are filtered by at first. */
  initialValues?: Partial<Record<Id, FilterValues[string]>>;
}

const unsorted: readonly SortEntry[] = [];
const none: readonly never[] = [];

/**
 * Sorts and filters rows that are all in the browser. Its results are props: `tableProps` of the `DataTable`, and `filterBarProps` of the
 * `FilterBar` above it.
 */
export function useClientRows<Row, Id extends string = string>(options: ClientRowsOptions<Row, Id>) {
  const { rows, columns, filters = none, initialSort = unsorted, initialValues = {} } = options;
  const { locale } = useLocale();
  const [sort, setSort] = useState(initialSort);
  const [values, setValues] = useState<FilterValues>(initialValues);
  const filtered = useMemo(() => filterRows<Row>(rows, filters, values), [rows, filters, values]);
  const sorted = useMemo(() => sortRows(filtered, sort, columns, locale), [filtered, sort, columns, locale]);
  return {
    tableProps: { rows: sorted, columns, sort, onSortChange: setSort },
    filterBarProps: { filters, values, onChange: setValues },
  };
}
