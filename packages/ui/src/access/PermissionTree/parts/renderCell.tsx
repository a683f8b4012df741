import type { ChangeEvent, ReactNode } from 'react';
import type { BoxState } from '../permissionRules.ts';
import type { PermissionTreeMode } from '../PermissionTree.types.ts';

/** Handles a press on any box of the tree, which finds out itself which one it was. */
export type BoxHandler = (event: ChangeEvent<HTMLInputElement>) => void;

interface CellProps {
  /** Identifies the column. */
  id: string;
  /** Counts columns from 0; the first one is that of the names. */
  column: number;
  role: 'columnheader' | 'gridcell';
  state: BoxState;
  /** Names the box: “{action}, {menu}”. */
  name: string;
  mode: PermissionTreeMode;
  isChanged?: boolean;
  onToggle: BoxHandler;
  children?: ReactNode;
}

const mix = (box: HTMLInputElement | null) => {
  if (box) box.indeterminate = true;
};
const unmix = (box: HTMLInputElement | null) => {
  if (box) box.indeterminate = false;
};

function renderBox({ state, name, mode, role, onToggle }: CellProps) {
  if (state === undefined) return undefined;
  if (mode === 'preview')
    return state === 'all' && role === 'gridcell' && <span className="tick" role="img" aria-label={name} />;
  return (
    <input
      ref={state === 'some' ? mix : unmix}
      type="checkbox"
      tabIndex={-1}
      aria-label={name}
      aria-readonly={mode === 'readOnly' || undefined}
      checked={state === 'all'}
      onChange={onToggle}
    />
  );
}

/** Renders a cell with a box: that of a column, of a group, or of a menu. It is a function and no component, since there are many. */
export function renderCell(props: CellProps) {
  const { id, column, role, state, mode, isChanged, children } = props;
  return (
    <div
      key={id}
      className="cell"
      role={role}
      aria-colindex={column + 1}
      data-box={(mode === 'edit' && state !== undefined) || undefined}
      data-changed={isChanged || undefined}
    >
      {children === undefined ? (
        renderBox(props)
      ) : (
        <>
          {children}
          {renderBox(props)}
        </>
      )}
    </div>
  );
}
