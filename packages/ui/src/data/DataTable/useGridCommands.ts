import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useLocale } from 'react-aria-components';
import {
  findTypeaheadMatch,
  isPrintableKey,
  appendToQuery,
  type TypeaheadQuery,
} from '../../primitives/typeahead/index.ts';
import { announce, useUiMessages } from '../../provider/index.ts';
import { textOf } from './cellText.ts';
import { findCell } from './gridCells.ts';
import { headerRow, type GridPosition } from './gridKeys.ts';
import { rowInLine, type LineSource } from './lineKeys.ts';
import { stepInTree } from './treeKeys.ts';
import type { TreeRows } from './treeRows.ts';
import { widthStep, type ColumnCommands } from './useColumnCommands.ts';
import type { ShownColumn } from './useColumnModel.ts';

interface GridCommandOptions<Row> {
  /** The grid. */
  root: { readonly current: HTMLElement | null };
  source: LineSource<Row>;
  columns: readonly ShownColumn<Row>[];
  commands: ColumnCommands;
  selection: {
    toggle: (index: number) => void;
    extend: (index: number) => void;
    extendFrom: (index: number, to: number) => void;
    selectAll: () => void;
    clear: () => boolean;
  };
  /** Opens the editor of a cell. Returns whether there is one. */
  openEditor: (index: number | undefined, columnId: string | undefined) => boolean;
  openColumnMenu: (id: string) => void;
  /** Runs on Enter in a cell that cannot be edited. */
  onEnter: (index: number) => void;
  focusLine: (line: number) => void;
  isSelectable: boolean;
  /** Where the rows stand, when they are those of a tree. */
  tree: TreeRows<Row> | undefined;
  toggleRow: (index: number) => void;
}

/** Returns the keyboard commands of a grid beside moving the focus. */
export function useGridCommands<Row>(options: GridCommandOptions<Row>) {
  const { root, source, columns, commands, selection, isSelectable, openEditor } = options;
  const t = useUiMessages();
  const isRightToLeft = useLocale().direction === 'rtl';
  const query = useRef<TypeaheadQuery>(undefined);
  const { lines } = source;
  const columnAt = (place: number) => columns.find(({ index }) => index === place + 1);
  const rowHeader = columns.find(({ column }) => column.isRowHeader)?.column;

  const textIn = (line: number) => {
    const row = rowInLine(source, line);
    return row === undefined || !rowHeader ? undefined : textOf(rowHeader, row);
  };

  const search = (event: KeyboardEvent, at: GridPosition) => {
    query.current = appendToQuery(query.current, event.key, event.timeStamp);
    const found = findTypeaheadMatch(query.current.text, Math.max(at.row, 0), lines.count, textIn);
    if (found >= 0) options.focusLine(found);
  };

  /** Does what a key does to a column. Returns whether it did. */
  const onHeaderKey = (event: KeyboardEvent, id: string): boolean => {
    const isOnCell = event.target instanceof Element && event.target.matches('[role="columnheader"]');
    if (
      event.key === 'ContextMenu' ||
      (event.key === 'F10' && event.shiftKey) ||
      (event.key === 'Enter' && isOnCell)
    ) {
      options.openColumnMenu(id);
      return true;
    }
    const isArrow = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    if (!isArrow || !event.shiftKey) return false;
    const by = (event.key === 'ArrowRight') === isRightToLeft ? -1 : 1;
    if (event.ctrlKey || event.metaKey) commands.move(id, by);
    else if (commands.canResize(id)) commands.resize(id, commands.widthOf(id) + by * widthStep);
    return true;
  };

  /** Does what a key does to the rows that are selected. Returns whether it did. */
  const onSelectionKey = (event: KeyboardEvent, index: number | undefined): boolean => {
    const hasCtrl = event.ctrlKey || event.metaKey;
    if (hasCtrl && event.key.toLowerCase() === 'a' && !event.shiftKey) {
      selection.selectAll();
      return true;
    }
    if (event.key === 'Escape') return selection.clear();
    const isOnControl = event.target instanceof Element && event.target.matches('button, input');
    if (event.key !== ' ' || hasCtrl || index === undefined || isOnControl) return false;
    if (event.shiftKey) selection.extend(index);
    else selection.toggle(index);
    return true;
  };

  /** Takes the selection with the focus to the row above or below. Returns whether the key asks for that. */
  const onRangeKey = (event: KeyboardEvent, line: number): boolean => {
    const isDown = event.key === 'ArrowDown';
    const isRange = event.shiftKey && !event.ctrlKey && !event.metaKey && (isDown || event.key === 'ArrowUp');
    if (!isRange) return false;
    const next = Math.min(Math.max(line + (isDown ? 1 : -1), 0), lines.count - 1);
    const [from, to] = [lines.rowAt(line), lines.rowAt(next)];
    if (from !== undefined && to !== undefined) selection.extendFrom(from, to);
    options.focusLine(next);
    return true;
  };

  /** Expands, collapses, or goes to the row above in the tree. Returns whether the key asks for that. */
  const onTreeKey = (
    { key }: KeyboardEvent,
    index: number | undefined,
    column: ShownColumn<Row> | undefined,
  ) => {
    const place = index === undefined ? undefined : options.tree?.places[index];
    if (index === undefined || !place || !column?.column.isRowHeader) return false;
    const step = stepInTree({ key, isRightToLeft }, place.isExpanded);
    if (step === undefined || (step === 'parent' && place.parent < 0)) return false;
    if (step === 'parent') options.focusLine(lines.lineOfRow(place.parent));
    else options.toggleRow(index);
    return true;
  };

  const onBodyKey = (event: KeyboardEvent, at: GridPosition): boolean => {
    const { key, target } = event;
    const hasCtrl = event.ctrlKey || event.metaKey;
    const index = lines.rowAt(at.row);
    const isTyping =
      query.current !== undefined && appendToQuery(query.current, '', event.timeStamp).text !== '';
    if (isSelectable && !(isTyping && key === ' ') && onSelectionKey(event, index)) return true;
    if (isSelectable && onRangeKey(event, at.row)) return true;
    const hasModifier = hasCtrl || event.shiftKey;
    if (!hasModifier && onTreeKey(event, index, columnAt(at.column))) return true;
    const isOnCell = target === findCell(root.current, at.row, at.column);
    if (key === 'F2' || (key === 'Enter' && isOnCell)) {
      if (openEditor(index, columnAt(at.column)?.id)) return true;
      if (key === 'Enter' && index !== undefined) options.onEnter(index);
      return key === 'Enter';
    }
    const keyed = isTyping || hasModifier ? undefined : columns.find(({ column }) => column.editKey === key);
    if (keyed && openEditor(index, keyed.id)) return true;
    if (hasCtrl || !isPrintableKey(key) || (key === ' ' && !isTyping)) return false;
    search(event, at);
    return true;
  };

  return {
    onKey: (event: KeyboardEvent, at: GridPosition) => {
      const id = columnAt(at.column)?.id;
      const isDone =
        at.row === headerRow
          ? (id !== undefined && onHeaderKey(event, id)) || (isSelectable && onSelectionKey(event, undefined))
          : onBodyKey(event, at);
      if (isDone) event.preventDefault();
    },
    /** Copies the text of the cell, unless a person has selected text. */
    onCopy: (event: ClipboardEvent, at: GridPosition | undefined) => {
      const column = at && columnAt(at.column)?.column;
      const row = at && rowInLine(source, at.row);
      const isTotal = at?.row === lines.count;
      if (!column || (row === undefined && !isTotal) || document.getSelection()?.isCollapsed === false)
        return;
      const drawn = findCell(root.current, at.row, at.column)?.textContent ?? '';
      event.clipboardData.setData(
        'text/plain',
        (row === undefined ? undefined : textOf(column, row)) ?? drawn,
      );
      event.preventDefault();
      announce(t('ui.table.copied'));
    },
  };
}
