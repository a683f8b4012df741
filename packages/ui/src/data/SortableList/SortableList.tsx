import { ArrowDown, ArrowUp, IndentDecrease, IndentIncrease } from 'lucide-react';
import { useState } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { AnchoredMenu } from '../../overlay/Menu/AnchoredMenu.tsx';
import { MenuItem, MenuSection } from '../../overlay/Menu/index.ts';
import { useInputMessages } from '../../inputs/messages/useInputMessages.ts';
import { useStableHandler } from '../useStableHandler.ts';
import { findEntry, type Step } from './order.ts';
import { type OpenMenu, SortableEntry, stateOf } from './parts/SortableEntry.tsx';
import { Root } from './SortableList.styles.ts';
import type { SortableListProps } from './SortableList.types.ts';
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
  const t = useInputMessages();
  const list = useObjectRef(ref);
  const sorting = useSorting({ entries, onMove, canNest }, list);

  const [menu, setMenu] = useState<OpenMenu>();
  const onToggle = useStableHandler(sorting.toggle);
  const onHandleKeyDown = useStableHandler(sorting.onHandleKeyDown);
  const onHandleBlur = useStableHandler(sorting.onHandleBlur);
  const onHandlePointerDown = useStableHandler(sorting.onHandlePointerDown);
  const entry = menu && findEntry(entries, menu.id);
  const moves = steps.flatMap(({ Icon, id }) => {
    const move = entry && sorting.stepOf(entry.id, id);
    return move ? [{ id, Icon, move }] : [];
  });

  return (
    <>
      <Root
        aria-label={label}
        {...(!isReadOnly && { onKeyDown: sorting.onKeyDown })}
        {...rootProps}
        ref={list}
      >
        {sorting.shown.map((one) => (
          <SortableEntry
            key={one.id}
            entry={one}
            {...stateOf(one, sorting.heldId, menu?.id)}
            {...{
              isReadOnly,
              onToggle,
              onHandleBlur,
              onHandleKeyDown,
              onHandlePointerDown,
              onOpenMenu: setMenu,
            }}
          />
        ))}
      </Root>
      {menu && entry && (
        <AnchoredMenu
          anchor={menu.button}
          label={t('ui.sorting.options', { title: entry.label })}
          placement="bottom end"
          onOpenChange={() => setMenu(undefined)}
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
        </AnchoredMenu>
      )}
    </>
  );
}
