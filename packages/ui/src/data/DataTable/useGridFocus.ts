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
  focusCellAt,
  hasOwnKeys,
  isGuard,
  leaveTabOrder,
  positionOf,
  setGuards,
} from './gridCells.ts';
import { headerRow, moveInGrid, type GridPosition } from './gridKeys.ts';
import { keyOfLine, lineOfKey, type LineKey, type LineSource } from './lineKeys.ts';
import type { BodyHandle } from './useRowWindow.ts';

interface GridFocusOptions<Row> {
  /** Scrolls the grid, and holds the guards before and behind it, which carry `data-guard`. */
  root: RefObject<HTMLElement | null>;
  body: RefObject<BodyHandle | null>;
  source: LineSource<Row>;
  /** Names all columns of the grid in their order. */
  columnIds: readonly string[];
  /** Whether a row of totals follows the last line. */
  hasTotals?: boolean;
  /** In which column the focus starts. */
  firstColumn: number;
  /** Names the row of what is open beside the grid. The focus enters there, and where the row was once it is gone. */
  currentKey: RowKey | undefined;
  /** Runs before a key moves the focus; a key that it prevents moves nothing. */
  onKey: (event: KeyboardEvent<HTMLElement>, at: GridPosition) => void;
}

interface ActiveCell extends GridPosition {
  key: LineKey | undefined;
  columnId: string | undefined;
  /** Whether it is in the row of totals, which stays behind the last line. */
  isTotal?: boolean;
}

/** Returns the cell where its line and column are now: they are found again by their keys, and what is gone leaves its place. */
function locate<Row>(
  active: ActiveCell | undefined,
  source: LineSource<Row>,
  columnIds: readonly string[],
): GridPosition | undefined {
  if (!active) return undefined;
  const { row, key, columnId } = active;
  const place = columnId === undefined ? -1 : columnIds.indexOf(columnId);
  const column = place >= 0 ? place : Math.min(active.column, columnIds.length - 1);
  if (active.isTotal === true) return { row: source.lines.count, column };
  const isPlaced = row === headerRow || key === undefined;
  const found = isPlaced ? row : lineOfKey(source, key, row);
  return { row: found >= headerRow + 1 || isPlaced ? found : Math.min(row, source.lines.count - 1), column };
}

/**
 * Returns a grid one tab stop and moves the focus between its cells by arrows, Home, End and the page keys. Cells need no attributes for
 * it: while the focus is elsewhere, a guard before the grid and one behind it are the tab stops, and hand the focus to the active cell, or
 * to its control if it has one; while it is inside, neither they nor anything else in the grid is. The active row is kept drawn, so that
 * neither scrolling nor a refetch loses the focus.
 */
export function useGridFocus<Row>(options: GridFocusOptions<Row>) {
  const { root, body, source, columnIds, hasTotals = false, firstColumn, currentKey, onKey } = options;
  const { lines } = source;
  const isRightToLeft = useLocale().direction === 'rtl';
  const [start, end] = isRightToLeft ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const [active, setActive] = useState<ActiveCell>();
  const position = useMemo(() => locate(active, source, columnIds), [active, source, columnIds]);
  // A row that is gone leaves the place where it was last.
  if (active && position && position.row !== active.row) setActive({ ...active, row: position.row });
  const [followedKey, setFollowedKey] = useState<RowKey>();
  if (currentKey !== followedKey) {
    const row = currentKey === undefined ? undefined : lineOfKey(source, currentKey, active?.row ?? 0);
    if (row !== -1) setFollowedKey(currentKey);
    if (row !== undefined && row !== -1 && active?.key !== currentKey) {
      const column = position?.column ?? firstColumn;
      setActive({ row, column, key: currentKey, columnId: columnIds[column] });
    }
  }
  const focused = useRef<Element>(null);
  const isPressing = useRef(false);

  const isLine = ({ row }: GridPosition) => row !== headerRow && row < lines.count;

  const activate = ({ row, column }: GridPosition) => {
    const key = row === headerRow ? undefined : keyOfLine(source, row);
    const columnId = columnIds[column];
    const isSame = active?.row === row && active.column === column && active.columnId === columnId;
    const isTotal = row === lines.count;
    if (!isSame || active.key !== key) setActive({ row, column, key, columnId, isTotal });
  };

  const focusCell = (to: GridPosition) => {
    flushSync(() => activate(to));
    if (isLine(to)) body.current?.showLine(to.row);
    const cell = focusCellAt(root.current, to);
    if (cell && 'scrollIntoView' in cell) cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  const focusActive = () => {
    const first = lines.count > 0 ? (body.current?.firstLine() ?? 0) : headerRow;
    focusCell(position ?? { row: first, column: firstColumn });
  };

  const keepTabOrder = useCallback(() => {
    if (focused.current && root.current) leaveTabOrder(root.current);
  }, [root]);

  // A drawn row that is replaced takes the focus with it: the same row, or the one in its place, gets it back.
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (position) focusCellAt(root.current, position);
  });

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const { target } = event;
    if (isGuard(target)) {
      focusActive();
      return;
    }
    // The press met no control: the browser focuses the scroller, and the focus belongs to the cell.
    if (target === root.current && isPressing.current && position) focusCellAt(root.current, position);
    const to = positionOf(root.current, target);
    if (!to) return;
    focused.current = target;
    setGuards(root.current, false);
    keepTabOrder();
    // A heading is one cell: whoever passes it comes out in the column of before.
    const isHeading = lines.groupAt(to.row) !== undefined;
    activate(isHeading ? { row: to.row, column: position?.column ?? to.column } : to);
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
    if (!from || event.defaultPrevented || event.altKey || hasOwnKeys(target)) return;
    onKey(event, from);
    if (event.isDefaultPrevented()) return;
    const beside = key === start || key === end ? controlBeside(target, key === start) : undefined;
    if (beside) {
      event.preventDefault();
      beside.focus();
      return;
    }
    const to = moveInGrid(
      lines.groupAt(from.row) && position ? position : from,
      {
        rows: lines.count + Number(hasTotals),
        columns: columnIds.length,
        page: body.current?.pageSize() ?? 1,
      },
      { key, hasCtrl: event.ctrlKey || event.metaKey, isRightToLeft },
    );
    if (!to) return;
    event.preventDefault();
    focusCell(to);
  };

  return {
    /** The cell that has the focus, or gets it next. */
    position,
    /** Focuses that cell. */
    focusActive,
    focusCell,
    /** Moves the focus to a line, in the column where it is. */
    focusLine: (line: number) => focusCell({ row: line, column: position?.column ?? firstColumn }),
    /** Names the line that must stay drawn. */
    keptLine: position && isLine(position) ? position.row : undefined,
    /** Must run when rows have been drawn. */
    keepTabOrder,
    // Chromium makes a scroller without tab stops a tab stop itself, unless it has an index.
    rootProps: { tabIndex: -1, onFocus, onBlur, onMouseDown, onKeyDown },
    guardProps: { tabIndex: 0, 'data-guard': true },
  };
}
