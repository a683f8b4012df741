import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Eye,
  EyeOff,
  FoldHorizontal,
  ListPlus,
  MoveHorizontal,
  PanelLeft,
  PanelRight,
  PinOff,
  UnfoldHorizontal,
  X,
} from 'lucide-react';
import { useLocale } from 'react-aria-components';
import { MenuItem, MenuSection } from '../../../overlay/index.ts';
import { useUiMessages } from '../../../provider/index.ts';
import type { DataTableColumn, SortDirection, SortEntry } from '../DataTable.types.ts';
import { sortBy } from '../sorting.ts';
import { widthStep, type ColumnCommands } from '../useColumnCommands.ts';
import { AnchoredMenu } from '../../../overlay/Menu/AnchoredMenu.tsx';

export interface ColumnMenuProps {
  anchor: Element;
  column: Pick<DataTableColumn<never>, 'id' | 'header' | 'isSortable'>;
  commands: ColumnCommands;
  sort: readonly SortEntry[];
  onSortChange: ((sort: readonly SortEntry[]) => void) | undefined;
  onOpenChange: (isOpen: boolean) => void;
}

const directions = ['ascending', 'descending'] as const;

/** Offers what can be done with a column: a way without dragging for all of it. */
export function ColumnMenu({ anchor, column, commands, sort, onSortChange, onOpenChange }: ColumnMenuProps) {
  const t = useUiMessages();
  const isRightToLeft = useLocale().direction === 'rtl';
  const [StartPanel, EndPanel] = isRightToLeft ? [PanelRight, PanelLeft] : [PanelLeft, PanelRight];
  const [StartArrow, EndArrow] = isRightToLeft ? [ArrowRight, ArrowLeft] : [ArrowLeft, ArrowRight];
  const { id } = column;
  const pin = commands.pinOf(id);
  const isSorted = sort.some((entry) => entry.id === id);
  const hasOthers = sort.some((entry) => entry.id !== id);
  const hidden = commands.hidden();
  const order = (direction: SortDirection, isAdding: boolean) =>
    onSortChange?.(sortBy(sort, id, direction, isAdding));
  return (
    <AnchoredMenu
      {...{ anchor, onOpenChange }}
      label={t('ui.table.menu', { column: column.header })}
      placement="bottom start"
    >
      {column.isSortable && onSortChange && (
        <MenuSection label={t('ui.table.sort.section')}>
          {directions.map((direction) => (
            <MenuItem
              key={direction}
              label={t(`ui.table.sort.${direction}`)}
              icon={direction === 'ascending' ? <ArrowUp /> : <ArrowDown />}
              onAction={() => order(direction, false)}
            />
          ))}
          {hasOthers &&
            directions.map((direction) => (
              <MenuItem
                key={`then-${direction}`}
                label={t(`ui.table.sort.then.${direction}`)}
                icon={<ListPlus />}
                onAction={() => order(direction, true)}
              />
            ))}
          {isSorted && (
            <MenuItem
              label={t('ui.table.sort.remove')}
              icon={<X />}
              onAction={() => onSortChange(sort.filter((entry) => entry.id !== id))}
            />
          )}
        </MenuSection>
      )}
      <MenuSection label={t('ui.table.place.section')}>
        {pin !== 'start' && (
          <MenuItem
            label={t('ui.table.pin.start')}
            icon={<StartPanel />}
            onAction={() => commands.pin(id, 'start')}
          />
        )}
        {pin !== 'end' && (
          <MenuItem
            label={t('ui.table.pin.end')}
            icon={<EndPanel />}
            onAction={() => commands.pin(id, 'end')}
          />
        )}
        {pin && (
          <MenuItem
            label={t('ui.table.unpin')}
            icon={<PinOff />}
            onAction={() => commands.pin(id, undefined)}
          />
        )}
        {commands.canMove(id, -1) && (
          <MenuItem
            label={t('ui.table.move.start')}
            icon={<StartArrow />}
            onAction={() => commands.move(id, -1)}
          />
        )}
        {commands.canMove(id, 1) && (
          <MenuItem
            label={t('ui.table.move.end')}
            icon={<EndArrow />}
            onAction={() => commands.move(id, 1)}
          />
        )}
      </MenuSection>
      {commands.canResize(id) && (
        <MenuSection label={t('ui.table.width.section')}>
          <MenuItem
            label={t('ui.table.width.wider')}
            icon={<UnfoldHorizontal />}
            onAction={() => commands.resize(id, commands.widthOf(id) + widthStep)}
          />
          <MenuItem
            label={t('ui.table.width.narrower')}
            icon={<FoldHorizontal />}
            onAction={() => commands.resize(id, commands.widthOf(id) - widthStep)}
          />
          <MenuItem
            label={t('ui.table.width.fit')}
            icon={<MoveHorizontal />}
            onAction={() => commands.fit(id)}
          />
        </MenuSection>
      )}
      {(commands.canHide(id) || hidden.length > 0) && (
        <MenuSection label={t('ui.table.hide.section')}>
          {commands.canHide(id) && (
            <MenuItem label={t('ui.table.hide')} icon={<EyeOff />} onAction={() => commands.hide(id)} />
          )}
          {hidden.map((other) => (
            <MenuItem
              key={other.id}
              label={t('ui.table.show', { column: other.header })}
              icon={<Eye />}
              onAction={() => commands.show(other.id)}
            />
          ))}
        </MenuSection>
      )}
    </AnchoredMenu>
  );
}
