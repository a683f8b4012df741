import { useMemo, useRef, useState, type ChangeEvent, type ClipboardEvent, type MouseEvent } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { gridProperties, pinnedPixels } from './columns.ts';
import type { DataTableProps, GroupId } from './DataTable.types.ts';
import { findCell, positionOf } from './gridCells.ts';
import { headerRow } from './gridKeys.ts';
import { layLines } from './lines.ts';
import { useCellEditing } from './useCellEditing.ts';
import { useColumnCommands } from './useColumnCommands.ts';
import { useColumnModel } from './useColumnModel.ts';
import { useGridCommands } from './useGridCommands.ts';
import { useGridFocus } from './useGridFocus.ts';
import { useGridPress } from './useGridPress.ts';
import { useHeaderDrag } from './useHeaderDrag.ts';
import { useOverflow } from './useOverflow.ts';
import { useRowSelection } from './useRowSelection.ts';
import type { BodyHandle } from './useRowWindow.ts';
import { useStableHandler } from '../useStableHandler.ts';
import { useShownColumnInView } from './useShownColumnInView.ts';
import { useStabilityWarning } from './useStabilityWarning.ts';
import { useTableMenus } from './useTableMenus.ts';
import { useTreeRows } from './useTreeRows.ts';

const placeholders = Array.from<undefined>({ length: 40 });
const noGroups: ReadonlySet<GroupId> = new Set();

/** Combines the behaviour of a table; its rendering is in its parts. */
export function useDataTable<Row>(props: DataTableProps<Row>) {
  const { getRowKey, onRowAction, isLoading = false, groups, selectedKeys, rowActions } = props;
  const { isRowDisabled, columns, getRowHref, getSubRows } = props;
  useStabilityWarning('DataTable', { columns, getRowKey, getRowHref, getSubRows, isRowDisabled });
  const root = useObjectRef(props.ref);
  const body = useRef<BodyHandle>(null);
  const isWaiting = isLoading && props.rows.length === 0;
  const {
    rows,
    tree,
    groupSizes,
    toggle: toggleRow,
  } = useTreeRows(props, isWaiting ? placeholders : props.rows);

  const [ownCollapsed, setOwnCollapsed] = useState(noGroups);
  const collapsed = props.collapsedGroups ?? ownCollapsed;
  const lines = useMemo(
    () => layLines(rows.length, isWaiting ? undefined : groups, collapsed, groupSizes),
    [rows.length, isWaiting, groups, collapsed, groupSizes],
  );
  const source = useMemo(() => ({ lines, rows, getRowKey }), [lines, rows, getRowKey]);

  const enabledRows = useMemo(
    () => (isRowDisabled ? rows.map((row) => (row && isRowDisabled(row) ? undefined : row)) : rows),
    [rows, isRowDisabled],
  );

  const hasSelection = selectedKeys !== undefined;
  const hasActions = rowActions !== undefined;
  const edges = useMemo(() => ({ hasSelection, hasActions }), [hasSelection, hasActions]);
  const model = useColumnModel({ ...props, offset: Number(hasSelection) });
  const { shown } = model;
  const columnIds = useMemo(
    () => [
      ...(hasSelection ? ['#select'] : []),
      ...shown.map(({ id }) => id),
      ...(hasActions ? ['#actions'] : []),
    ],
    [shown, hasSelection, hasActions],
  );
  const sizes = useMemo(() => gridProperties(shown, edges), [shown, edges]);
  useOverflow(root, pinnedPixels(shown, edges));
  useShownColumnInView(root, model);

  const firstShown = shown.find(({ column }) => column.isRowHeader) ?? shown[0];
  const firstColumn = (firstShown?.index ?? 1) - 1;
  const act = (index: number) => {
    const row = enabledRows[index];
    if (row === undefined) return;
    if (onRowAction) onRowAction(row);
    else findCell(root.current, lines.lineOfRow(index), firstColumn)?.querySelector('a')?.click();
  };

  const commands = useColumnCommands({ root, model, edges });
  const selection = useRowSelection({ ...props, rows, enabledRows });
  const toggleGroup = (id: GroupId) => {
    const next = new Set(collapsed);
    if (!next.delete(id)) next.add(id);
    setOwnCollapsed(next);
    props.onCollapsedGroupsChange?.(next);
  };

  const hasTotals = lines.count > 0 && !isWaiting && shown.some(({ column }) => column.footer != null);
  const focus = useGridFocus({
    root,
    body,
    source,
    columnIds,
    hasTotals,
    firstColumn,
    currentKey: props.currentKey,
    onKey: (event, at) => keys.onKey(event, at),
  });
  const menus = useTableMenus({
    root,
    source,
    columns: shown,
    rowActions,
    onFocusLost: focus.focusActive,
  });
  const editing = useCellEditing({
    root,
    rows,
    columns: shown,
    getRowKey,
    isRowDisabled,
    onFocusLost: focus.focusActive,
  });
  const keys = useGridCommands({
    root,
    source,
    commands,
    selection,
    columns: shown,
    isSelectable: hasSelection,
    openEditor: editing.open,
    openColumnMenu: menus.openColumn,
    onEnter: act,
    focusLine: focus.focusLine,
    tree,
    toggleRow,
  });
  const press = useGridPress({
    source,
    selection,
    menus,
    toggleGroup,
    toggleRow,
    columns: shown,
    isSelectable: hasSelection,
    openEditor: editing.open,
    onRowAction: onRowAction && act,
  });
  const drag = useHeaderDrag({ root, commands, ids: shown.map(({ id }) => id) });

  const onSelect = useStableHandler((event: ChangeEvent<HTMLInputElement>) => {
    const at = positionOf(root.current, event.target);
    const isShifted = 'shiftKey' in event.nativeEvent && event.nativeEvent.shiftKey === true;
    const index = at && lines.rowAt(at.row);
    if (at?.row === headerRow) selection.toggleAll();
    else if (index !== undefined && isShifted) selection.extend(index);
    else if (index !== undefined) selection.toggle(index);
  });

  return {
    root,
    body,
    lines,
    model,
    edges,
    sizes,
    commands,
    selection,
    menus,
    focus,
    editing,
    drag,
    onSelect,
    rows,
    tree,
    columnCount: columnIds.length,
    isWaiting,
    hasTotals,
    isEmpty: !isLoading && props.rows.length === 0,
    rootProps: {
      ...focus.rootProps,
      onClick: press.onClick,
      onClickCapture: drag.onClickCapture,
      onDoubleClick: (event: MouseEvent<HTMLElement>) => {
        drag.onDoubleClick(event);
        press.onDoubleClick(event);
      },
      onContextMenu: press.onContextMenu,
      onPointerDown: drag.onPointerDown,
      onCopy: (event: ClipboardEvent) => keys.onCopy(event, focus.position),
    },
  };
}
