import { useState } from 'react';
import type { ButtonProps, PressEvent } from 'react-aria-components';
import { useOpenState } from '../useOpenState.ts';

/** What of a menu gets the focus when it opens: an item, or where a pointer opened it, the menu itself. */
export type MenuFocus = 'first' | 'last' | true;

interface MenuTriggerOptions {
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

const keys: Readonly<Record<string, MenuFocus>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
};

/**
 * Opens a menu from its button as react-aria does: by a mouse when it is pressed down, by a finger when it is lifted, and by keys, which
 * also say where the focus begins. react-aria's own trigger brings all of the menu with it.
 */
export function useMenuTrigger(options: MenuTriggerOptions) {
  const [isOpen, setOpen] = useOpenState(options);
  const [focus, setFocus] = useState<MenuFocus>(true);

  const toggle = (start: MenuFocus) => {
    setFocus(start);
    setOpen(!isOpen);
  };
  const press = ({ target, pointerType }: PressEvent) => {
    // What closes gives the focus back to what had it; Safari gives it to no button that is pressed.
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    toggle(pointerType === 'virtual' ? 'first' : true);
  };

  const triggerProps: ButtonProps = {
    'aria-haspopup': true,
    'aria-expanded': isOpen,
    preventFocusOnPress: true,
    onPressStart: (event) => {
      if (event.pointerType !== 'touch' && event.pointerType !== 'keyboard') press(event);
    },
    onPress: (event) => {
      if (event.pointerType === 'touch') press(event);
    },
    onKeyDown: (event) => {
      const start = keys[event.key];
      if (start === undefined) return event.continuePropagation();
      event.preventDefault();
      if (!event.repeat) toggle(start);
    },
  };
  return { isOpen, focus, triggerProps, setOpen };
}
