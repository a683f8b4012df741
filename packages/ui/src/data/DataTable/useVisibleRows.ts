import { useEffect, useEffectEvent, useRef } from 'react';
import type { VisibleRows } from './DataTable.types.ts';

/** Says how many milliseconds pass at least between two reports while a person scrolls. */
const interval = 100;

/** Reports the rows in view: the first ones at once, others as they come, but never more often than the interval. */
export function useVisibleRows(
  visible: VisibleRows | undefined,
  onVisibleRowsChange: ((visible: VisibleRows) => void) | undefined,
): void {
  const { first, last } = visible ?? { first: 0, last: -1 };
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
