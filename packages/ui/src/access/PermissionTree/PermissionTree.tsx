import { ShieldCheck } from 'lucide-react';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { useUiMessages } from '../../provider/index.ts';
import { rootPropsOf } from '../../primitives/root/index.ts';
import { Root, Scroller } from './PermissionTree.styles.ts';
import type { PermissionAction, PermissionTreeProps } from './PermissionTree.types.ts';
import { TreeBody } from './parts/TreeBody.tsx';
import { TreeHeader } from './parts/TreeHeader.tsx';
import { TreeTools } from './parts/TreeTools.tsx';
import { usePermissionTree } from './usePermissionTree.ts';

/** How many columns there is room for beside the names, unless the screen is narrow. */
const roomyColumns = 6;

/** Whether a word of a column's name is longer, by its letters, than the narrowest column is wide. */
const isLong = ({ label }: PermissionAction) => label.split(/[\s-]/).some((word) => word.length > 6);

/**
 * Shows which permissions are granted, as a tree of menus with a box for each action. The box of a group, or of a column, stands for all below
 * it. The tree is one tab stop, and is walked through by the arrows, Home, End and the page keys; only the rows in view are drawn.
 */
export function PermissionTree(props: PermissionTreeProps) {
  const t = useUiMessages();
  const { label, savedValue } = props;
  const tree = usePermissionTree(props);
  const { scroller, body, scrollerProps, focus, onToggle } = tree;
  const { model, rows, scope, value, mode, collapsed, columnCount, headerStates } = tree;
  const { text, setText, matches, change } = tree;
  const isEmpty = rows.places.length === 0 && matches !== 0;
  return (
    <Root {...rootPropsOf(props)}>
      <TreeTools text={text} onTextChange={setText} matches={matches} change={change} />
      <Scroller
        {...scrollerProps}
        ref={scroller}
        data-part="scroller"
        data-mode={mode}
        data-wide={model.actions.length > roomyColumns || undefined}
        data-long-heads={model.actions.some(isLong) || undefined}
        style={{ '--tree-columns': model.actions.length }}
      >
        <div {...focus.guardProps} />
        <div
          className="tree"
          role="treegrid"
          aria-label={label}
          aria-rowcount={rows.places.length + 1}
          aria-colcount={columnCount}
          aria-readonly={mode !== 'edit' || undefined}
        >
          <TreeHeader actions={model.actions} states={headerStates} mode={mode} onToggle={onToggle} />
          <TreeBody
            handle={body}
            {...{ model, rows, scope, value, mode }}
            collapsed={collapsed}
            saved={savedValue}
            listKey={text}
            keptLine={focus.keptLine}
            onToggle={onToggle}
          />
        </div>
        {isEmpty && (
          <EmptyState
            icon={<ShieldCheck />}
            title={t(mode === 'preview' ? 'ui.permissions.empty.preview' : 'ui.table.empty.title')}
          />
        )}
        <div {...focus.guardProps} />
      </Scroller>
    </Root>
  );
}
