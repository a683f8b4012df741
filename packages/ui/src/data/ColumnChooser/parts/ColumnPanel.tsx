import { useState } from 'react';
import { useFilter, type Selection } from 'react-aria-components';
import { Checkbox } from '../../../inputs/Checkbox/index.ts';
import { SearchInput } from '../../../inputs/SearchInput/index.ts';
import { Button } from '../../../primitives/index.ts';
import { announce, useUiMessages } from '../../../provider/index.ts';
import { ControlSelect } from '../../controls/controls.styles.ts';
import type { ColumnChooserProps } from '../ColumnChooser.types.ts';
import { isOrderOf, moveColumn, orderColumns, toLayout } from '../columnOrder.ts';
import type { RootProps } from '../../../primitives/root/index.ts';
import { ColumnItem } from './ColumnItem.tsx';
import { Foot, Group, Hint, List, Nothing, Root, Search } from './ColumnPanel.styles.ts';
import { useColumnMoves } from './useColumnMoves.ts';

export type ColumnPanelProps = Omit<ColumnChooserProps, keyof RootProps>;

/** From how many columns on they can be searched. */
const searchableFrom = 10;

/** Lists all columns in their order: pressed, a column is shown or hidden; its handle, its buttons and Alt with an arrow move it. */
export function ColumnPanel(props: ColumnPanelProps) {
  const { columns, layout, onLayoutChange, isCompact = false, onCompactChange, onReset } = props;
  const { groupings = [], groupedBy, onGroupChange, isTree = false, onTreeChange } = props;
  const t = useUiMessages();
  const { contains } = useFilter({ sensitivity: 'base' });
  const [query, setQuery] = useState('');
  // A column that is hidden keeps its place for as long as the panel is open.
  const [keptOrder, setKeptOrder] = useState(() => orderColumns(columns, layout));
  const order = isOrderOf(keptOrder, layout) ? keptOrder : orderColumns(columns, layout);

  const known = new Map(columns.map((column) => [column.id, column]));
  const headerOf = (id: string) => known.get(id)?.header ?? id;
  const visible = new Set(layout.map(({ id }) => id));
  const pins = new Map(layout.map(({ id, pin }) => [id, pin]));

  const { shownOrder, draggedId, listProps, moveBy, startDrag } = useColumnMoves({
    order,
    place: (before, id, place) => moveColumn(before, id, place, layout),
    onMove: (next, id) => {
      setKeptOrder(next);
      if (visible.has(id)) onLayoutChange(toLayout(next, visible, layout));
      const position = next.indexOf(id) + 1;
      announce(t('ui.columns.moved', { column: headerOf(id), position, total: next.length }));
    },
  });

  const listed = shownOrder.filter((id) => contains(headerOf(id), query));

  const choose = (selection: Selection) => {
    const chosen = new Set(selection === 'all' ? listed : Array.from(selection, String));
    // What the search leaves out is not in the list, and stays as it is.
    for (const id of visible) if (!listed.includes(id)) chosen.add(id);
    setKeptOrder(order);
    onLayoutChange(toLayout(order, chosen, layout));
  };

  return (
    <Root>
      {columns.length >= searchableFrom && (
        <Search>
          <SearchInput aria-label={t('ui.columns.search')} value={query} onChange={setQuery} delay={0} />
        </Search>
      )}
      <div {...listProps}>
        <List
          aria-label={t('ui.columns.label')}
          autoFocus={columns.length < searchableFrom && 'first'}
          selectionMode="multiple"
          disabledBehavior="selection"
          disabledKeys={columns.flatMap(({ id, canHide = true }) => (canHide ? [] : [id]))}
          selectedKeys={visible}
          onSelectionChange={choose}
          escapeKeyBehavior="none"
          renderEmptyState={() => <Nothing>{t('ui.filters.nothing')}</Nothing>}
          dependencies={[order, query, draggedId, layout]}
          items={listed.map((id) => ({ id }))}
        >
          {({ id }) => (
            <ColumnItem
              id={id}
              header={headerOf(id)}
              isFixed={known.get(id)?.canHide === false}
              isPinned={pins.get(id) !== undefined}
              isDragged={id === draggedId}
              isFirst={id === shownOrder[0]}
              isLast={id === shownOrder.at(-1)}
              onMove={query === '' ? (step) => moveBy(id, step) : undefined}
              onDragStart={(event) => startDrag(event, id)}
            />
          )}
        </List>
      </div>
      <Hint>{t('ui.columns.hint')}</Hint>
      {onGroupChange && groupings.length > 0 && (
        <Group>
          {t('ui.columns.group')}
          <ControlSelect
            value={groupedBy ?? ''}
            onChange={({ target }) => onGroupChange(target.value || null)}
          >
            <option value="">{t('ui.columns.group.none')}</option>
            {groupings.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </ControlSelect>
        </Group>
      )}
      {onTreeChange && (
        <Group>
          <Checkbox isSelected={isTree} onChange={onTreeChange}>
            {t('ui.columns.tree')}
          </Checkbox>
        </Group>
      )}
      {(onCompactChange ?? onReset) && (
        <Foot>
          {onCompactChange && (
            <Checkbox isSelected={isCompact} onChange={onCompactChange}>
              {t('ui.columns.compact')}
            </Checkbox>
          )}
          {onReset && (
            <Button variant="ghost" size="small" onPress={onReset}>
              {t('ui.columns.reset')}
            </Button>
          )}
        </Foot>
      )}
    </Root>
  );
}
