import { formatListQuery, type ListQuery, type ListSpec } from '@bureau/contract';
import type { ColumnLayout } from '@bureau/ui';
import { useEffect, useMemo, useRef } from 'react';
import { useNavigation, useSearchParams } from 'react-router-dom';
import { entriesOfRecord } from '../../core/navigation/recordParams.ts';
import {
  formatListLocation,
  formatView,
  type ListAddress,
  type ListLocation,
  parseListAddress,
  splitRow,
} from './listAddress.ts';

/** How a change of a list's state goes into the history: as a step back that can be taken, or in place. */
type HistoryEffect = 'push' | 'replace';

/** Describes what a list is asked for and how it is shown, as the address says it. */
export interface ListState<Spec extends ListSpec = ListSpec> extends ListAddress<Spec> {
  /** Writes how the list is shown as a text that is equal for equal states: what a saved view keeps. */
  readonly view: string;
  /** The row that is at the top, counted from 0. */
  readonly initialRow: number;
  readonly isNarrowed: boolean;
  /** Names what is listed: another one starts at the top. */
  readonly listKey: string;
  /** Changes a part of the query; the list starts at the top again. */
  readonly change: (changes: Partial<ListQuery<Spec>>, effect?: HistoryEffect) => void;
  /** Takes away search and filters. */
  readonly clear: () => void;
  /** Changes which columns are visible, and how; undefined shows those that are visible at first. The place in the list stays. */
  readonly changeColumns: (columns: readonly ColumnLayout[] | undefined) => void;
  readonly changeDensity: (isCompact: boolean) => void;
  /** Names the saved view that the list is shown as from now on, without changing anything else. */
  readonly nameView: (id: number | null) => void;
  /** Writes a text that a view keeps as this list writes it today, without what the list does not know any more. */
  readonly normalise: (view: string) => string;
  /** Remembers the row that is at the top, so that a reload and the way back find it again. */
  readonly rememberRow: (row: number) => void;
}

const scrollPause = 200;

/**
 * Keeps the state of a list in the address: search, filters, grouping, sort, columns, density, the saved view and the place in the
 * list, so that a link brings back what is seen. What the address says and the list does not know is left out.
 *
 * @param isUsuallyCompact is the density where the address does not say it.
 */
export function useListState<Spec extends ListSpec>(spec: Spec, isUsuallyCompact = false): ListState<Spec> {
  const [params, setParams] = useSearchParams();
  const text = params.toString();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // a page on its way is not stopped by an address of this one
  const isLeft = useNavigation().state !== 'idle';
  useEffect(() => () => clearTimeout(timer.current), [text, isLeft]);

  // scrolling changes the row alone: everything else stays the same object
  const { rest, row } = useMemo(() => splitRow(text), [text]);
  const address = useMemo(
    () => parseListAddress(spec, rest, isUsuallyCompact),
    [spec, rest, isUsuallyCompact],
  );
  const { query } = address;
  const location = { ...address, row };

  const write = (next: ListLocation<Spec>, effect: HistoryEffect) =>
    setParams([...formatListLocation(next, isUsuallyCompact), ...entriesOfRecord(params)], {
      replace: effect === 'replace',
      preventScrollReset: true,
    });

  const change = (changes: Partial<ListQuery<Spec>>, effect: HistoryEffect = 'push') =>
    write({ ...location, query: { ...query, ...changes }, row: 0 }, effect);

  return {
    ...address,
    view: formatView(location, isUsuallyCompact),
    initialRow: row,
    isNarrowed: Boolean(query.q) || Object.keys({ ...query.filter, ...query.custom_fields }).length > 0,
    listKey: formatListQuery({ ...query, group: undefined, sort: [] }).join('&'),
    change,
    clear: () => change({ q: '', filter: {}, custom_fields: {} }),
    changeColumns: (layout) => write({ ...location, columns: layout }, 'replace'),
    changeDensity: (isNowCompact) => write({ ...location, isCompact: isNowCompact }, 'replace'),
    nameView: (id) => write({ ...location, viewId: id }, 'replace'),
    normalise: (view) => formatView(parseListAddress(spec, view, isUsuallyCompact), isUsuallyCompact),
    rememberRow(top) {
      clearTimeout(timer.current);
      if (top === row || isLeft) return;
      timer.current = setTimeout(() => write({ ...location, row: top }, 'replace'), scrollPause);
    },
  };
}
