import { useEffect, useEffectEvent, useRef } from 'react';
import type { RowRange, VisibleRows } from './DataTable.types.ts';
import type { Lines } from './lines.ts';

/** How many milliseconds pass at least between two reports while a person scrolls. */
const interval = 100;

/** Returns the index among the rows of a table of a row that is shown: in a tree that of the row at the top of its branch. */
type RootOf = (row: number) => number;

/** Returns the rows among lines in view, each part of them by itself that follows rows of folded groups. */
function partsIn(lines: Lines, view: RowRange | undefined, rootOf: RootOf): RowRange[] {
  const parts: RowRange[] = [];
  if (!view) return parts;
  for (let line = view.first; line <= view.last; line += 1) {
    const shown = lines.rowAt(line);
    if (shown === undefined) continue;
    const row = rootOf(shown);
    const part = parts.at(-1);
    if (part && part.last >= row - 1) part.last = row;
    else parts.push({ first: row, last: row });
  }
  return parts;
}

/** Reports the rows in view: the first ones at once, others as they come, but never more often than the interval. */
export function useVisibleRows(
  lines: Lines,
  view: RowRange | undefined,
  onVisibleRowsChange: ((visible: VisibleRows) => void) | undefined,
  rootOf: RootOf,
): void {
  const parts = partsIn(lines, view, rootOf);
  const top = view && rootOf(lines.rowFrom(view.first));
  const place = parts.map(({ first, last }) => `${first}-${last}`).join();
  const reportedAt = useRef(-Infinity);
  const report = useEffectEvent(() => {
    reportedAt.current = performance.now();
    const [{ first } = { first: 0 }] = parts;
    onVisibleRowsChange?.({
      first,
      last: parts.at(-1)?.last ?? first,
      ...(parts.length > 1 && { parts }),
      ...(top !== undefined && top < first && { top }),
    });
  });

  useEffect(() => {
    if (place === '') return undefined;
    const wait = reportedAt.current + interval - performance.now();
    if (wait <= 0) {
      report();
      return undefined;
    }
    const timer = setTimeout(report, wait);
    return () => clearTimeout(timer);
  }, [place, top]);
}
