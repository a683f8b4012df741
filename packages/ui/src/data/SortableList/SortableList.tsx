import { ArrowDown, ArrowUp, Ellipsis, GripVertical, IndentDecrease, IndentIncrease } from 'lucide-react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Menu, MenuItem, MenuSection } from '../../overlay/Menu/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { useUiMessages } from '../../provider/messages/index.ts';
import { useInputMessages } from '../../inputs/messages/useInputMessages.ts';
import type { Step } from './order.ts';
import { Root } from './SortableList.styles.ts';
import type { SortableListEntry, SortableListProps } from './SortableList.types.ts';
import { useSorting } from './useSorting.ts';

const steps: readonly { readonly id: Step; readonly Icon: typeof ArrowUp }[] = [
  { id: 'up', Icon: ArrowUp },
  { id: 'down', Icon: ArrowDown },
  { id: 'in', Icon: IndentIncrease },
  { id: 'out', Icon: IndentDecrease },
];

/**
 * Shows entries in an order that people choose: they drag an entry by its handle, or press Space on it and use the arrow keys, or press Alt with the
 * arrow keys anywhere in it, or take a step from its menu. Where entries can be nested, Right and Left put one below another and take it out.
 */
export function SortableList(props: SortableListProps) {
  const {
    label,
    entries,
    onMove,
    canNest = false,
    isReadOnly = false,
    renderActions,
    ref,
    ...rootProps
  } = props;
  const tUi = useUiMessages();
  const t = useInputMessages();
  const list = useObjectRef(ref);
  const sorting = useSorting({ entries, onMove, canNest }, list);

  const renderMenu = (entry: SortableListEntry) => {
    const moves = steps.flatMap(({ Icon, id }) => {
      const move = sorting.stepOf(entry.id, id);
      return move ? [{ id, Icon, move }] : [];
    });
    return (
      <Menu
        label={t('ui.sorting.options', { title: entry.label })}
        placement="bottom end"
        trigger={
          <IconButton
            size="small"
            label={t('ui.sorting.options', { title: entry.label })}
            icon={<Ellipsis aria-hidden />}
          />
        }
      >
        {renderActions?.(entry)}
        {moves.length > 0 && (
          <MenuSection label={t('ui.sorting.order')}>
            {moves.map(({ Icon, id, move }) => (
              <MenuItem
                key={id}
                id={id}
                label={t(`ui.sorting.${id}`)}
                icon={<Icon />}
                onAction={() => sorting.move(move)}
              />
            ))}
          </MenuSection>
        )}
      </Menu>
    );
  };

  const renderEntry = (entry: SortableListEntry) => (
    <li key={entry.id} data-held={sorting.heldId === entry.id || undefined}>
      <div className="row" data-row={entry.id}>
        {!isReadOnly && (
          <button
            type="button"
            className="handle"
            data-handle={entry.id}
            aria-label={tUi('ui.sorting.move', { title: entry.label })}
            aria-pressed={sorting.heldId === entry.id}
            onClick={(event) => {
              // a press of the pointer has dragged already
              if (event.detail === 0) sorting.toggle(entry.id);
            }}
            onKeyDown={(event) => sorting.onHandleKeyDown(event, entry.id)}
            onPointerDown={(event) => sorting.onHandlePointerDown(event, entry.id)}
          >
            <GripVertical aria-hidden />
          </button>
        )}
        {entry.icon}
        <div className="label">{entry.content ?? entry.label}</div>
        {entry.detail}
        {!isReadOnly && renderMenu(entry)}
      </div>
      {entry.children && entry.children.length > 0 && <ul>{entry.children.map(renderEntry)}</ul>}
    </li>
  );

  return (
    <Root aria-label={label} {...(!isReadOnly && { onKeyDown: sorting.onKeyDown })} {...rootProps} ref={list}>
      {sorting.shown.map(renderEntry)}
    </Root>
  );
}
