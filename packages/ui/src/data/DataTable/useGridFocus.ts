import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { useLocale } from 'react-aria-components';
import type { RowKey } from './DataTable.types.ts';
import {
  controlBeside,
  findCell,
  focusDrawn,
  hasOwnKeys,
  isGuard,
  leaveTabOrder,
  positionOf,
  setGuards,
} from './gridCells.ts';
import { headerRow, moveInGrid, type GridPosition } from './gridKeys.ts';
import type { BodyHandle } from './useRowWindow.ts';

interface GridFocusOptions<Row> {
  /** Scrolls the grid, and holds the guards before and behind it, which carry `data-guard`. */
  root: RefObject<HTMLElement | null>;
  body: RefObject<BodyHandle | null>;
  rows: readonly (Row | undefined)[];
  columnCount: number;
  /** Says in which column the focus starts. */
  firstColumn: number;
  getRowKey: (row: Row) => RowKey;
  /** Runs on Enter in a cell without a control. */
  onEnter: (row: number) => void;
}

interface ActiveCell extends GridPosition {
  key: RowKey | undefined;
}

/** Gives the cell where its row is now: rows are found again by their keys, and a row that is gone leaves its place. */
function locate<Row>(
  active: ActiveCell | undefined,
  rows: readonly (Row | undefined)[],
  getRowKey: (row: Row) => RowKey,
): GridPosition | undefined {
  if (!active || active.row === headerRow || active.key === undefined) return active;
  const isActive = (row: Row | undefined) => row !== undefined && getRowKey(row) === active.key;
  if (isActive(rows[active.row])) return active;
  const found = rows.findIndex(isActive);
  return { row: found >= 0 ? found : Math.min(active.row, rows.length - 1), column: active.column };
}

/**
 * Gives a grid one tab stop and moves the focus between its cells by arrows, Home, End and the page keys. Cells need no attributes
 * for it: while the focus is elsewhere, a guard before the grid and one behind it are the tab stops, and hand the focus to the active
 * cell, or to its control if it has one; while it is inside, neither they nor anything else in the grid is. The active row is
 * kept drawn, so that neither scrolling nor a refetch loses the focus.
 */
export function useGridFocus<Row>(options: GridFocusOptions<Row>) {
  const { root, body, rows, columnCount, firstColumn, getRowKey, onEnter } = options;
  const isRightToLeft = useLocale().direction === 'rtl';
  const [start, end] = isRightToLeft ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const [active, setActive] = useState<ActiveCell>();
  const position = useMemo(() => locate(active, rows, getRowKey), [active, rows, getRowKey]);
  const focused = useRef<Element>(null);
  const isPressing = useRef(false);

  const keyAt = (row: number) => {
    const found = rows[row];
    return found === undefined ? undefined : getRowKey(found);
  };

  const activate = ({ row, column }: GridPosition) => {
    if (active?.row === row && active.column === column && active.key === keyAt(row)) return;
    setActive({ row, column, key: keyAt(row) });
  };

  const focusCell = (to: GridPosition) => {
    flushSync(() => activate(to));
    if (to.row !== headerRow) body.current?.showRow(to.row);
    const cell = focusDrawn(root.current, to);
    if (cell && 'scrollIntoView' in cell) cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  const focusActive = () => {
    const first = rows.length > 0 ? (body.current?.firstRow() ?? 0) : headerRow;
    focusCell(position ?? { row: first, column: firstColumn });
  };

  const keepTabOrder = useCallback(() => {
    if (focused.current && root.current) leaveTabOrder(root.current);
  }, [root]);

  // A drawn row that is replaced takes the focus with it: the same row, or the one in its place, gets it back.
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (position) focusDrawn(root.current, position);
  });

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const { target } = event;
    if (isGuard(target)) {
      focusActive();
      return;
    }
    // The press met no control: the browser focuses the scroller, and the focus belongs to the cell.
    if (target === root.current && isPressing.current && position) focusDrawn(root.current, position);
    const to = positionOf(root.current, target);
    if (!to) return;
    focused.current = target;
    setGuards(root.current, false);
    keepTabOrder();
    activate(to);
  };

  const onBlur = ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
    const isWindowBlurred = document.activeElement === target;
    if (isWindowBlurred || root.current?.contains(relatedTarget)) return;
    focused.current = null;
    setGuards(root.current, true);
  };

  const onMouseDown = (event: MouseEvent<HTMLElement>) => {
    const to = event.target instanceof Element && positionOf(root.current, event.target);
    if (!to) return;
    flushSync(() => activate(to));
    isPressing.current = true;
    setTimeout(() => {
      isPressing.current = false;
    });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event;
    const from = target instanceof HTMLElement && positionOf(root.current, target);
    if (!from || event.defaultPrevented || event.altKey) return;
    if (hasOwnKeys(target)) return;
    if (
      key === 'Enter' &&
      target === findCell(root.current, from.row, from.column) &&
      from.row !== headerRow
    ) {
      event.preventDefault();
      onEnter(from.row);
      return;
    }
    const beside = key === start || key === end ? controlBeside(target, key === start) : undefined;
    if (beside) {
      event.preventDefault();
      beside.focus();
      return;
    }
    const to = moveInGrid(
      from,
      { rows: rows.length, columns: columnCount, page: body.current?.pageSize() ?? 1 },
      { key, hasCtrl: event.ctrlKey || event.metaKey, isRightToLeft },
    );
    if (!to) return;
    event.preventDefault();
    focusCell(to);
  };

  return {
    /** Names the row that must stay drawn. */
    keptRow: position && position.row !== headerRow ? position.row : undefined,
    /** Must run when rows have been drawn. */
    keepTabOrder,
    // Chromium makes a scroller without tab stops a tab stop itself, unless it has an index.
    rootProps: { tabIndex: -1, onFocus, onBlur, onMouseDown, onKeyDown },
    guardProps: { tabIndex: 0, 'data-guard': true },
  };
}
