import { IconButton } from '@bureau/ui';
import { ChevronDown, ChevronUp, GripVertical, Trash2 } from 'lucide-react';
import { memo, type PointerEvent, useEffect, useState } from 'react';
import { useLocale } from 'react-aria-components';
import { useFieldMessages } from '../../../messages/index.ts';
import { Cell, Handle, Row, RowActions } from '../LineItemsField.styles.ts';
import type { LineItemColumn, LineItemsFieldProps } from '../LineItemsField.types.ts';
import { ItemCell } from './ItemCell.tsx';

interface ItemRowProps extends Pick<LineItemsFieldProps, 'isDisabled' | 'isReadOnly' | 'name'> {
  readonly columns: readonly LineItemColumn[];
  readonly index: number;
  readonly count: number;
  /** Moves an item; the selector finds what takes the focus in its row. Without it items cannot be moved. */
  readonly onMove: ((from: number, to: number, selector?: string) => void) | undefined;
  readonly onRemove: ((index: number) => void) | undefined;
}

/** Returns at which place of the list the row is that a point of the window is over. */
function indexAt(row: Element, { clientX, clientY }: PointerEvent): number {
  const rows = [...(row.parentElement?.children ?? [])];
  return rows.findIndex((one) => one.contains(document.elementFromPoint(clientX, clientY)));
}

/** Shows the fields of an item, and what moves and removes it. */
export const ItemRow = memo(function ItemRow({ onMove, onRemove, ...item }: ItemRowProps) {
  const { columns, count, index } = item;
  const t = useFieldMessages();
  const { locale } = useLocale();
  /** Where the item was when the drag began. */
  const [origin, setOrigin] = useState<number>();
  const isDragged = origin !== undefined;
  const position = (index + 1).toLocaleString(locale);

  const drag = (event: PointerEvent<HTMLElement>) => {
    const row = event.currentTarget.closest('li');
    const to = isDragged && row ? indexAt(row, event) : -1;
    if (to >= 0 && to !== index) onMove?.(index, to);
  };

  useEffect(() => {
    if (origin === undefined) return undefined;
    const putBack = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // not what the list is in
      event.preventDefault();
      event.stopPropagation();
      setOrigin(undefined);
      onMove?.(index, origin);
    };
    document.addEventListener('keydown', putBack, true);
    return () => document.removeEventListener('keydown', putBack, true);
  }, [index, onMove, origin]);

  return (
    <Row
      aria-label={t('forms.lineItems.item', { position })}
      data-dragged={isDragged || undefined}
      data-editable={onMove !== undefined || undefined}
    >
      {onMove && (
        <Handle
          aria-hidden
          onPointerDown={(event) => {
            if (event.button !== 0) return;
            event.preventDefault();
            event.currentTarget.setPointerCapture(event.pointerId);
            setOrigin(index);
          }}
          onPointerMove={drag}
          onLostPointerCapture={() => setOrigin(undefined)}
        >
          <GripVertical />
        </Handle>
      )}
      {columns.map((column) => (
        <Cell key={column.id} data-column={column.id} data-kind={column.kind}>
          <ItemCell {...item} column={column} />
        </Cell>
      ))}
      {onMove && onRemove && (
        <RowActions>
          <IconButton
            size="small"
            data-up
            label={t('forms.lineItems.moveUp', { position })}
            icon={<ChevronUp aria-hidden />}
            aria-disabled={index === 0 || undefined}
            onPress={() => onMove(index, index - 1, '[data-up]')}
          />
          <IconButton
            size="small"
            data-down
            label={t('forms.lineItems.moveDown', { position })}
            icon={<ChevronDown aria-hidden />}
            aria-disabled={index === count - 1 || undefined}
            onPress={() => onMove(index, index + 1, '[data-down]')}
          />
          <IconButton
            size="small"
            data-remove
            label={t('forms.lineItems.remove', { position })}
            icon={<Trash2 aria-hidden />}
            onPress={() => onRemove(index)}
          />
        </RowActions>
      )}
    </Row>
  );
});
