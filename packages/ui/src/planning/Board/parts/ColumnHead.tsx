import { ChevronsLeftRight, ChevronsRightLeft, Ellipsis, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { useLocale } from 'react-aria-components';
import { Badge } from '../../../primitives/Badge/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { usePlanningMessages } from '../../messages/usePlanningMessages.ts';
import type { BoardColumn, BoardKey } from '../Board.types.ts';

interface ColumnHeadProps {
  readonly column: BoardColumn;
  readonly count: number;
  readonly level: 2 | 3 | 4;
  readonly headingId: string;
  readonly isCollapsed: boolean;
  readonly onToggle: (id: BoardKey) => void;
  /** Opens the menu of the column; undefined where it has none. */
  readonly onMenu: ((id: BoardKey, anchor: Element) => void) | undefined;
  readonly isMenuOpen: boolean;
}

/** Names a column, counts its cards, and says whether they are more than they should be. */
export const ColumnHead = memo(function ColumnHead(props: ColumnHeadProps) {
  const { column, count, level, headingId, isCollapsed, onToggle, onMenu, isMenuOpen } = props;
  const { id, label: title, limit, held = count } = column;
  const t = usePlanningMessages();
  const { locale } = useLocale();
  const Heading = `h${level}` as const;
  const format = (figure: number) => figure.toLocaleString(locale);
  const isExceeded = limit !== undefined && held > limit;
  const ratio = limit === undefined ? '' : `${format(held)} / ${format(limit)}`;
  return (
    <div className="head" data-collapsed={isCollapsed || undefined}>
      <Heading id={headingId}>
        <span className="label">{title}</span>
        {(limit === undefined || held !== count) && (
          <span className="count" aria-hidden>
            {format(count)}
          </span>
        )}
        {limit !== undefined &&
          (isExceeded ? (
            <Badge tone="danger" label={ratio} icon={<TriangleAlert aria-hidden />} aria-hidden />
          ) : (
            <span className="count" aria-hidden>
              {ratio}
            </span>
          ))}
        <VisuallyHidden>
          {` ${t('ui.board.cards', { count })}`}
          {limit !== undefined &&
            `, ${t(isExceeded ? 'ui.board.exceeded' : 'ui.board.limit', { held, limit })}`}
        </VisuallyHidden>
      </Heading>
      <IconButton
        size="small"
        label={t(isCollapsed ? 'ui.board.expand' : 'ui.board.collapse', { title })}
        aria-expanded={!isCollapsed}
        icon={isCollapsed ? <ChevronsLeftRight aria-hidden /> : <ChevronsRightLeft aria-hidden />}
        onPress={() => onToggle(id)}
      />
      {onMenu && !isCollapsed && (
        <IconButton
          size="small"
          label={t('ui.board.columnOptions', { title })}
          aria-haspopup="menu"
          aria-expanded={isMenuOpen}
          icon={<Ellipsis aria-hidden />}
          onPress={({ target }) => onMenu(id, target)}
        />
      )}
    </div>
  );
});
