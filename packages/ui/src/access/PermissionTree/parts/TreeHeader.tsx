import { memo } from 'react';
import { useUiMessages } from '../../../provider/index.ts';
import { boxAt } from '../boxStates.ts';
import type { PermissionAction, PermissionTreeMode } from '../PermissionTree.types.ts';
import { renderCell, type BoxHandler } from './renderCell.tsx';

interface TreeHeaderProps {
  actions: readonly PermissionAction[];
  /** The states of the boxes of whole columns, by `writeBox`. */
  states: string;
  mode: PermissionTreeMode;
  onToggle: BoxHandler;
}

/** Renders the names of the columns, above a line with a box for each whole column. */
export const TreeHeader = memo(function TreeHeader({ actions, states, mode, onToggle }: TreeHeaderProps) {
  const t = useUiMessages();
  const all = t('ui.permissions.all');
  return (
    <div className="header" role="rowgroup">
      <div className="row" role="row" aria-rowindex={1}>
        <div className="cell name" role="columnheader" aria-colindex={1}>
          {mode !== 'preview' && <small>{t('ui.permissions.menu')}</small>}
          <span data-row-height>
            <b>{mode === 'preview' ? t('ui.permissions.menu') : all}</b>
          </span>
        </div>
        {actions.map(({ id, label }, column) =>
          renderCell({
            id,
            column: column + 1,
            role: 'columnheader',
            ...boxAt(states, column),
            name: `${label}, ${all}`,
            mode,
            onToggle,
            children: <small>{label}</small>,
          }),
        )}
      </div>
    </div>
  );
});
