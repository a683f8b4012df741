import { useEffect, useEffectEvent, useRef } from 'react';
import type { VisibleRows } from './DataTable.types.ts';
import type { Lines } from './lines.ts';

/** Says how many milliseconds pass at least between two reports while a person scrolls. */
const interval = 100;

/** Gives the rows among lines in view, both ends included; with nothing but headings the last is before the first. */
function rowsIn(lines: Lines, view: VisibleRows | undefined): VisibleRows {
  let [first, last] = [view?.first ?? 0, view?.last ?? -1];
  while (first <= last && lines.groupAt(first)) first += 1;
  while (last >= first && lines.groupAt(last)) last -= 1;
  return last < first
    ? { first: 0, last: -1 }
    : { first: lines.rowAt(first) ?? 0, last: lines.rowAt(last) ?? -1 };
}

/** Reports the rows in view: the first ones at once, others as they come, but never more often than the interval. */
export function useVisibleRows(
  lines: Lines,
  view: VisibleRows | undefined,
  onVisibleRowsChange: ((visible: VisibleRows) => void) | undefined,
): void {
  const { first, last } = rowsIn(lines, view);
  const reportedAt = useRef(-Infinity);
  const report = useEffectEvent(() => {
    reportedAt.current = performance.now();
    onVisibleRowsChange?.({ first, last });
  });

  useEffect(() => {
    if (last < first) return undefined;
    const wait = reportedAt.current + interval - performance.now();
    if (wait <= 0) {
      report();
      return undefined;
    }
    const timer = setTimeout(report, wait);
    return () => clearTimeout(timer);
  }, [first, last]);
}
