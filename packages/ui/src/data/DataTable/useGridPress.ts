import type { MouseEvent } from 'react';
import type { GroupId } from './DataTable.types.ts';
import { isControl, positionOf } from './gridCells.ts';
import { headerRow } from './gridKeys.ts';
import { rowInLine, type LineSource } from './lineKeys.ts';
import { isEditable } from './useCellEditing.ts';
import type { ShownColumn } from './useColumnModel.ts';

interface GridPressOptions<Row> {
  source: LineSource<Row>;
  columns: readonly ShownColumn<Row>[];
  selection: {
    toggle: (index: number) => void;
    extend: (index: number) => void;
    toggleAll: () => void;
  };
  isSelectable: boolean;
  menus: { openColumn: (id: string) => void; openRow: (line: number, anchor: Element) => void };
  toggleGroup: (id: GroupId) => void;
  /** Expands or collapses a row of a tree. */
  toggleRow: (index: number) => void;
  openEditor: (index: number | undefined, columnId: string | undefined) => boolean;
  /** Runs when a row is pressed, where there is something to do. */
  onRowAction: ((index: number) => void) | undefined;
}

/** How wide the pencil of an editable cell is, with the space around it. */
const pencilWidth = 32;

/** Returns whether a press met the pencil, which is drawn by style alone: where the text of the cell does not begin or end. */
function isOnPencil(cell: HTMLElement, x: number): boolean {
  const { left, right } = cell.getBoundingClientRect();
  const isRightToLeft = getComputedStyle(cell).direction === 'rtl';
  const isAtStart = cell.dataset['align'] === 'end';
  return isRightToLeft !== isAtStart ? x < left + pencilWidth : x > right - pencilWidth;
}

/**
 * Returns the press handlers of the grid. One handler listens for all of it, so that rows and headers are plain elements. A press in a cell
 * that can be edited does not act on its row: two presses, or one on the pencil, open the editor.
 */
export function useGridPress<Row>(options: GridPressOptions<Row>) {
  const { source, columns, selection, isSelectable, menus, openEditor, onRowAction } = options;

  const onRow = (event: MouseEvent, target: Element, at: { row: number; column: number }) => {
    const index = source.lines.rowAt(at.row);
    const row = rowInLine(source, at.row);
    if (index === undefined || row === undefined || isControl(target)) return;
    const isBox = target.closest('.select') !== null;
    if (isSelectable && (isBox || event.shiftKey || event.ctrlKey || event.metaKey)) {
      if (event.shiftKey) selection.extend(index);
      else selection.toggle(index);
      // The browser took the press with Shift for a selection of text.
      if (event.shiftKey) document.getSelection()?.removeAllRanges();
      return;
    }
    if (document.getSelection()?.isCollapsed === false) return;
    const shown = columns.find((column) => column.index === at.column + 1);
    const cell = target.closest<HTMLElement>('[aria-colindex]');
    if (!shown || !cell || !isEditable(shown.column, row)) onRowAction?.(index);
    else if (isOnPencil(cell, event.clientX)) openEditor(index, shown.id);
  };

  return {
    onClick: (event: MouseEvent<HTMLElement>) => {
      const { target, currentTarget } = event;
      const at = target instanceof Element && positionOf(currentTarget, target);
      if (!at || target.closest('[data-owns-keys]')) return;
      const button = target.closest('button');
      const columnId =
        button?.matches('.menu') && button.closest<HTMLElement>('[data-column]')?.dataset['column'];
      const group = button && source.lines.groupAt(at.row)?.group;
      if (columnId) menus.openColumn(columnId);
      else if (group) options.toggleGroup(group.id);
      else if (button?.matches('.toggle')) options.toggleRow(source.lines.rowFrom(at.row));
      else if (button?.parentElement?.matches('.actions')) menus.openRow(at.row, button);
      else if (at.row !== headerRow) onRow(event, target, at);
      else if (target.matches('.select:has(> input)')) selection.toggleAll();
    },
    onDoubleClick: ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
      const at = target instanceof Element && positionOf(currentTarget, target);
      if (!at || at.row === headerRow || isControl(target) || target.closest('[data-owns-keys]')) return;
      document.getSelection()?.removeAllRanges();
      openEditor(source.lines.rowAt(at.row), columns.find(({ index }) => index === at.column + 1)?.id);
    },
    onContextMenu: (event: MouseEvent) => {
      const header = event.target instanceof Element && event.target.closest<HTMLElement>('[data-column]');
      const columnId = header && header.dataset['column'];
      if (!columnId) return;
      event.preventDefault();
      menus.openColumn(columnId);
    },
  };
}
