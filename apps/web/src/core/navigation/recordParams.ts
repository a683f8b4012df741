import { useSearchParams } from 'react-router-dom';

/** Names what an address says of the record beside a list, and not of the list. */
export const recordParams = {
  /** Whether it has the page for itself. */
  alone: 'as',
  tab: 'tab',
  /** What the lanes of its board stand for. */
  lanes: 'lanes',
  zoom: 'zoom',
  /** Whether its plan is a table. */
  plan: 'plan',
} as const;

type RecordParam = (typeof recordParams)[keyof typeof recordParams];

const names: readonly string[] = Object.values(recordParams);

/** Returns what an address says of the record, which is not the list's to forget. */
export const entriesOfRecord = (params: URLSearchParams): [name: string, value: string][] =>
  [...params].filter(([name]) => names.includes(name));

/** Returns the search of an address without what it says of the record. */
export function withoutRecord(search: string): string {
  const rest = search
    .slice(1)
    .split('&')
    .filter((entry) => entry !== '' && !names.includes(entry.split('=')[0] ?? ''));
  return rest.length > 0 ? `?${rest.join('&')}` : '';
}

/** Returns what the address says of the record by this name, and the function that changes it; null takes it away. What it says of the list stays. */
export function useRecordParam(
  name: RecordParam,
): readonly [value: string | null, change: (value: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const change = (value: string | null) =>
    setParams(
      (before) => {
        before.delete(name);
        return value === null ? before : [...before, [name, value]];
      },
      { replace: true, preventScrollReset: true },
    );
  return [params.get(name), change];
}
