import { useId, useRef } from 'react';
import { ButtonContext } from 'react-aria-components';
import type { MenuProps } from './Menu.types.ts';
import { useMenuPanel } from './useMenuPanel.ts';
import { useMenuTrigger } from './useMenuTrigger.ts';

/** Offers actions, pages or one of a few choices in a list that comes from a button. */
export function Menu({
  trigger,
  placement = 'bottom start',
  isOpen: givenOpen,
  onOpenChange,
  disabledKeys,
  disallowEmptySelection,
  onAction,
  onSelectionChange,
  selectedKeys,
  selectionMode,
  shouldCloseOnSelect,
  ...props
}: MenuProps) {
  const id = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const { isOpen, focus, triggerProps, setOpen } = useMenuTrigger({ isOpen: givenOpen, onOpenChange });
  const { Loaded: Panel, preload } = useMenuPanel(isOpen, setOpen);
  return (
    <>
      <ButtonContext
        value={{
          ...triggerProps,
          ref: triggerRef,
          isPressed: isOpen,
          'aria-controls': isOpen && Panel ? id : undefined,
          onHoverStart: preload,
          onFocus: preload,
        }}
      >
        {trigger}
      </ButtonContext>
      {Panel && (
        <Panel
          {...props}
          listId={id}
          listProps={{
            autoFocus: focus,
            disabledKeys,
            disallowEmptySelection,
            onAction,
            onSelectionChange,
            selectedKeys,
            selectionMode,
            shouldCloseOnSelect,
          }}
          placement={placement}
          triggerRef={triggerRef}
          isOpen={isOpen}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}
