import { useRef, type Ref } from 'react';
import { bodyHeight, renderedRows } from '../../../data/DataTable/rowWindow.ts';
import { useRowWindow, type BodyHandle } from '../../../data/DataTable/useRowWindow.ts';
import { writeBox } from '../boxStates.ts';
import { kindAt, permissionAt, placeKinds, type PermissionModel } from '../permissionModel.ts';
import { stateOf, type Scope } from '../permissionRules.ts';
import type { PermissionSet, PermissionTreeMode } from '../PermissionTree.types.ts';
import type { ShownRows } from '../shownRows.ts';
import type { BoxHandler } from './renderCell.tsx';
import { TreeRow } from './TreeRow.tsx';

interface TreeBodyProps {
  handle: Ref<BodyHandle>;
  model: PermissionModel;
  rows: ShownRows;
  scope: Scope;
  collapsed: ReadonlySet<string>;
  value: PermissionSet;
  saved: PermissionSet | undefined;
  mode: PermissionTreeMode;
  /** Names what is listed: when it changes, the first row is in view again. */
  listKey: string;
  keptLine: number | undefined;
  onToggle: BoxHandler;
}

const placeOfRow = (row: number) => row;

/** Renders the rows in view. It alone renders while a person scrolls. */
export function TreeBody(props: TreeBodyProps) {
  const { handle, model, rows, scope, collapsed, value, saved, mode, listKey, keptLine, onToggle } = props;
  const { places, positions, sizes } = rows;
  const body = useRef<HTMLDivElement>(null);
  const count = places.length;
  const view = useRowWindow({
    handle,
    body,
    count,
    initialRow: 0,
    lineOfRow: placeOfRow,
    isWaiting: false,
    listKey,
  });

  // What is seen in preview is said of menus alone.
  const hasBox = (place: number, column: number) =>
    mode !== 'preview' || kindAt(model, place, column) !== placeKinds.sum;
  const statesAt = (place: number) =>
    model.actions
      .map((_, column) => {
        const permission = saved && permissionAt(model, place, column);
        const isChanged = permission !== undefined && saved?.has(permission) !== value.has(permission);
        const state = hasBox(place, column) ? stateOf(model, value, place, column, scope) : undefined;
        return writeBox(state, isChanged);
      })
      .join('');

  const renderLine = (line: number, top: number) => {
    const place = places[line] ?? 0;
    const flat = model.nodes[place];
    if (!flat) return undefined;
    const { node, level, parent, end } = flat;
    return (
      <TreeRow
        key={node.id}
        {...{ node, level, line, top, mode, onToggle }}
        actions={model.actions}
        position={positions[place] ?? 1}
        size={sizes[parent + 1] ?? 1}
        states={statesAt(place)}
        isExpanded={end > place + 1 ? !collapsed.has(node.id) : undefined}
      />
    );
  };

  const drawn = view ? renderedRows(view, count, [keptLine]) : [];
  return (
    <div
      ref={body}
      className="body"
      role="rowgroup"
      style={{ blockSize: view ? bodyHeight(view) : `calc(${count} * var(--tree-row))` }}
    >
      {view && drawn.map((line) => renderLine(line, line * view.rowHeight + view.shift))}
    </div>
  );
}
