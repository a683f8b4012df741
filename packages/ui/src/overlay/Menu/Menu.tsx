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
  ...props
}: MenuProps) {
  const id = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const { isOpen, focus, triggerProps, close } = useMenuTrigger({ isOpen: givenOpen, onOpenChange });
  const { Loaded: Panel, preload } = useMenuPanel(isOpen, close);
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
          id={id}
          placement={placement}
          triggerRef={triggerRef}
          autoFocus={focus}
          isOpen={isOpen}
          onClose={close}
        />
      )}
    </>
  );
}
