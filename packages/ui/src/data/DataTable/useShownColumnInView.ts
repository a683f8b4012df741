import { useLayoutEffect, useRef, type RefObject } from 'react';
import { findCell } from './gridCells.ts';
import { headerRow } from './gridKeys.ts';
import type { ColumnModel } from './useColumnModel.ts';

/** Scrolls the table to a column that a person has just had shown, and leaves the focus where it is: it may lie beyond the edge. */
export function useShownColumnInView<Row>(
  root: RefObject<HTMLElement | null>,
  { columns, shown }: Pick<ColumnModel<Row>, 'columns' | 'shown'>,
): void {
  const before = useRef({ columns, shown });
  useLayoutEffect(() => {
    const last = before.current;
    before.current = { columns, shown };
    // other columns, or another choice of many, are another table
    if (last.columns !== columns || shown.length !== last.shown.length + 1) return;
    const known = new Set(last.shown.map(({ id }) => id));
    const [added, ...others] = shown.filter(({ id }) => !known.has(id));
    const cell = added && others.length === 0 && findCell(root.current, headerRow, added.index - 1);
    if (cell && 'scrollIntoView' in cell) cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [columns, root, shown]);
}
