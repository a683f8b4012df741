import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import type { PointerEvent } from 'react';
import { IconButton } from '../../../primitives/index.ts';
import { useUiMessages } from '../../../provider/index.ts';
import { CheckMark } from '../../../inputs/options/CheckMark.tsx';
import { Handle, Item, Moves, Name, Pin } from './ColumnPanel.styles.ts';

interface ColumnItemProps {
  id: string;
  header: string;
  /** Whether the column cannot be hidden. */
  isFixed: boolean;
  isPinned: boolean;
  isDragged: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** Moves the column by so many places; without it columns cannot be moved at present. */
  onMove: ((by: number) => void) | undefined;
  /** Runs when the pointer takes the handle. */
  onDragStart: (event: PointerEvent) => void;
}

/** Shows a column with what moves it: a handle for the pointer, and buttons for everybody. */
export function ColumnItem(props: ColumnItemProps) {
  const { id, header, isFixed, isPinned, isDragged, isFirst, isLast, onMove, onDragStart } = props;
  const t = useUiMessages();
  return (
    <Item id={id} textValue={header} data-fixed={isFixed || undefined} data-dragged={isDragged || undefined}>
      <Handle aria-hidden onPointerDown={onDragStart} data-idle={onMove === undefined || undefined}>
        <GripVertical />
      </Handle>
      <CheckMark />
      <Name>{header}</Name>
      {isPinned && <Pin>{t('ui.columns.pinned')}</Pin>}
      {onMove && (
        <Moves>
          <IconButton
            label={t('ui.columns.moveUp', { column: header })}
            icon={<ChevronUp aria-hidden />}
            size="small"
            aria-disabled={isFirst}
            onPress={() => onMove(-1)}
          />
          <IconButton
            label={t('ui.columns.moveDown', { column: header })}
            icon={<ChevronDown aria-hidden />}
            size="small"
            aria-disabled={isLast}
            onPress={() => onMove(1)}
          />
        </Moves>
      )}
    </Item>
  );
}
