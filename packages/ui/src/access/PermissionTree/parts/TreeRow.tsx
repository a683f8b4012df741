import { ChevronRight } from 'lucide-react';
import { memo, type CSSProperties } from 'react';
import { boxAt } from '../boxStates.ts';
import type { PermissionAction, PermissionNode, PermissionTreeMode } from '../PermissionTree.types.ts';
import { renderCell, type BoxHandler } from './renderCell.tsx';

interface TreeRowProps {
  node: PermissionNode;
  level: number;
  position: number;
  size: number;
  line: number;
  top: number;
  actions: readonly PermissionAction[];
  /** The states of its boxes, by `writeBox`. */
  states: string;
  /** Undefined where there is nothing below. */
  isExpanded: boolean | undefined;
  mode: PermissionTreeMode;
  onToggle: BoxHandler;
}

const chevron = <ChevronRight aria-hidden />;

/** Renders a menu or a group. It renders again only when its own boxes or its place change; its cells are plain elements. */
export const TreeRow = memo(function TreeRow(props: TreeRowProps) {
  const { node, level, position, size, line, top, actions, states, isExpanded, mode, onToggle } = props;
  const { label } = node;
  return (
    <div
      className="row"
      role="row"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={size}
      aria-rowindex={line + 2}
      aria-expanded={isExpanded}
      style={{ insetBlockStart: top }}
    >
      <div
        className="cell name"
        role="rowheader"
        aria-colindex={1}
        style={{ '--level': level } as CSSProperties}
      >
        {isExpanded === undefined ? (
          <span>
            <b title={label}>{label}</b>
          </span>
        ) : (
          <button type="button" tabIndex={-1} aria-expanded={isExpanded}>
            {chevron}
            <b title={label}>{label}</b>
          </button>
        )}
      </div>
      {actions.map((action, column) =>
        renderCell({
          id: action.id,
          column: column + 1,
          role: 'gridcell',
          ...boxAt(states, column),
          name: `${action.label}, ${label}`,
          mode,
          onToggle,
        }),
      )}
    </div>
  );
});
