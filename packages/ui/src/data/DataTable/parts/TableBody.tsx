import { useLayoutEffect, useRef, type ChangeEvent, type Ref } from 'react';
import { useUiMessages } from '../../../provider/index.ts';
import { useMediaQuery } from '../../../provider/media/index.ts';
import type { DataTableProps, RowKey } from '../DataTable.types.ts';
import type { Lines } from '../lines.ts';
import type { TreePlace, TreeRows } from '../treeRows.ts';
import type { OpenCell } from '../useCellEditing.ts';
import type { ShownColumn } from '../useColumnModel.ts';
import { bodyHeight, renderedRows } from '../rowWindow.ts';
import { useRowWindow, type BodyHandle } from '../useRowWindow.ts';
import { useVisibleRows } from '../useVisibleRows.ts';
import { GroupRow } from './GroupRow.tsx';
import { SkeletonRow } from './SkeletonRow.tsx';
import { TableRow } from './TableRow.tsx';

interface TableBodyProps<Row> extends Pick<
  DataTableProps<Row>,
  | 'rows'
  | 'getRowKey'
  | 'getRowHref'
  | 'isRowDisabled'
  | 'onVisibleRowsChange'
  | 'initialRow'
  | 'selectedKeys'
  | 'currentKey'
> {
  selectionMode: 'single' | 'multiple';
  handle: Ref<BodyHandle>;
  columns: readonly ShownColumn<Row>[];
  columnCount: number;
  lines: Lines;
  /** Where the rows stand, when they are those of a tree. */
  tree: TreeRows<Row> | undefined;
  hasActions: boolean;
  /** Names the row whose menu is open. */
  menuKey: RowKey | undefined;
  onSelect: (event: ChangeEvent<HTMLInputElement>) => void;
  openCell: OpenCell<Row> | undefined;
  onEditingChange: (isEditing: boolean) => void;
  listKey: string;
  /** Whether the rows are skeletons. */
  isWaiting: boolean;
  isFooted: boolean;
  /** Names the line that stays drawn when it is scrolled away, because the focus is in it. */
  keptLine: number | undefined;
  /** Runs when rows have been drawn. */
  onDraw: () => void;
}

/** Is the place of rows that are no tree. */
const nowhere: Partial<TreePlace> = {};

/** Renders the lines in view. It alone renders while a person scrolls. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { columns, columnCount, rows, lines, getRowKey, getRowHref, onVisibleRowsChange, onDraw } = props;
  const { handle, listKey, initialRow = 0, isWaiting, keptLine, openCell, onEditingChange } = props;
  const { selectedKeys, selectionMode, onSelect, hasActions, menuKey, isRowDisabled, tree } = props;
  const hasSelection = selectedKeys !== undefined;
  const t = useUiMessages();
  const body = useRef<HTMLDivElement>(null);
  const openLine = openCell && lines.lineOfRow(openCell.index);
  const view = useRowWindow({
    handle,
    body,
    count: lines.count,
    initialRow: tree?.starts[initialRow] ?? initialRow,
    lineOfRow: lines.lineOfRow,
    isWaiting,
    listKey,
    isFooted: props.isFooted,
  });
  useVisibleRows(lines, view, onVisibleRowsChange, (row) => tree?.places[row]?.root ?? row);
  useLayoutEffect(onDraw);

  const keys = new Set<RowKey>();
  const keyOf = (row: Row, index: number): RowKey => {
    const key = getRowKey(row);
    // A list that shifts on the server while it is loaded in parts can hold a record twice.
    const unique = keys.has(key) ? `${key}@${index}` : key;
    keys.add(unique);
    return unique;
  };

  const renderLine = (line: number, top: number) => {
    const heading = lines.groupAt(line);
    if (heading) {
      return <GroupRow key={`group@${heading.group.id}`} {...heading} {...{ line, top, columnCount }} />;
    }
    const index = lines.rowAt(line) ?? line;
    const isOpen = openCell?.index === index;
    const { level, position, size, count, isExpanded } = tree?.places[index] ?? nowhere;
    const row = rows[index] ?? (isOpen ? openCell.row : undefined);
    if (row === undefined) {
      const skeleton = { line, top, columns, columnCount, hasSelection, hasActions, level, position, size };
      return <SkeletonRow key={`skeleton@${index}`} {...skeleton} />;
    }
    const rowKey = getRowKey(row);
    return (
      <TableRow
        key={keyOf(row, index)}
        {...{
          t,
          row,
          line,
          top,
          columns,
          columnCount,
          getRowHref,
          selectionMode,
          onSelect,
          hasActions,
          onEditingChange,
          level,
          count,
          position,
          size,
          isExpanded,
        }}
        isSelected={selectedKeys?.has(rowKey)}
        isDisabled={isRowDisabled?.(row) ?? false}
        isCurrent={props.currentKey === rowKey}
        isMenuOpen={menuKey === rowKey}
        openColumn={isOpen ? openCell.columnId : undefined}
      />
    );
  };

  const isPrinted = useMediaQuery('print');
  const isLoaded = (line: number) =>
    lines.groupAt(line) !== undefined || rows[lines.rowAt(line) ?? line] !== undefined;
  const inWindow = () => (view ? renderedRows(view, lines.count, [keptLine, openLine]) : []);
  const drawn = isPrinted
    ? Array.from({ length: lines.count }, (_, line) => line).filter(isLoaded)
    : inWindow();
  // The row with the editor comes first: it is the one that React never moves, and a moved popover would be closed.
  const ordered = openLine === undefined ? drawn : [openLine, ...drawn.filter((line) => line !== openLine)];
  return (
    <div ref={body} className="body" role="rowgroup" style={view && { blockSize: bodyHeight(view) }}>
      {view && ordered.map((line) => renderLine(line, line * view.rowHeight + view.shift))}
    </div>
  );
}
