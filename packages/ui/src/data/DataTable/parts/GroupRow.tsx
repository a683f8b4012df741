import { ChevronDown, ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { useUiMessages } from '../../../provider/index.ts';
import type { GroupLine } from '../lines.ts';

interface GroupRowProps extends GroupLine {
  line: number;
  top: number;
  columnCount: number;
}

/** Heads the rows of a group. Its button shows and hides them; the table listens to it. */
export const GroupRow = memo(function GroupRow(props: GroupRowProps) {
  const { group, isCollapsed, line, top, columnCount } = props;
  const t = useUiMessages();
  return (
    <div className="row group" role="row" aria-rowindex={line + 2} style={{ insetBlockStart: top }}>
      <div className="cell" role="rowheader" aria-colindex={1} aria-colspan={columnCount}>
        <button type="button" aria-expanded={!isCollapsed}>
          {isCollapsed ? <ChevronRight aria-hidden size={16} /> : <ChevronDown aria-hidden size={16} />}
          <span>{group.label}</span>
          <small>{t('ui.table.rowCount', { count: group.count })}</small>
          {group.detail !== undefined && <small>{group.detail}</small>}
        </button>
      </div>
    </div>
  );
});
