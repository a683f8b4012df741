import { formatListQuery, type ListQuery, type ListSpec, parseListQuery } from '@bureau/contract';
import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Says how a change of a list's state goes into the history: as a step back that can be taken, or in place. */
type HistoryEffect = 'push' | 'replace';

/** Describes what a list is asked for, as the address says it. */
export interface ListState<Spec extends ListSpec> {
  readonly query: ListQuery<Spec>;
  /** Gives the row that is at the top, counted from 0. */
  readonly initialRow: number;
  readonly isNarrowed: boolean;
  /** Names what is listed: another one starts at the top. */
  readonly listKey: string;
  /** Changes a part of the query; the list starts at the top again. */
  readonly change: (changes: Partial<ListQuery<Spec>>, effect?: HistoryEffect) => void;
  /** Takes away search and filters. */
  readonly clear: () => void;
  /** Remembers the row that is at the top, so that a reload and the way back find it again. */
  readonly rememberRow: (row: number) => void;
}

const rowName = 'row';
const scrollPause = 200;

function readRow(text: string | null): number {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) - 1 : 0;
}

/**
 * Keeps the state of a list in the address: search, filters, sort and the place in the list, so that a link brings back
 * the view. What the address says and the list does not know is left out.
 */
export function useListState<Spec extends ListSpec>(spec: Spec): ListState<Spec> {
  const [params, setParams] = useSearchParams();
  const text = params.toString();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), [text]);

  const query = useMemo(() => {
    const entries = [...new URLSearchParams(text)].filter(([name]) => name !== rowName);
    const { page: _, per_page: __, ...asked } = parseListQuery(spec, entries).query;
    return asked;
  }, [spec, text]);

  const change = (changes: Partial<ListQuery<Spec>>, effect: HistoryEffect = 'push') =>
    setParams(formatListQuery({ ...query, ...changes }), { replace: effect === 'replace' });

  return {
    query,
    initialRow: readRow(params.get(rowName)),
    isNarrowed: Boolean(query.q) || Object.keys(query.filter ?? {}).length > 0,
    listKey: formatListQuery({ ...query, sort: [] }).join('&'),
    change,
    clear: () => change({ q: '', filter: {} }),
    rememberRow(row) {
      clearTimeout(timer.current);
      if (row === readRow(params.get(rowName))) return;
      timer.current = setTimeout(() => {
        const place: [string, string][] = row === 0 ? [] : [[rowName, String(row + 1)]];
        setParams([...formatListQuery(query), ...place], { replace: true, preventScrollReset: true });
      }, scrollPause);
    },
  };
}
