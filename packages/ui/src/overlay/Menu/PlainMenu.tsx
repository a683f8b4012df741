import { useId, useRef } from 'react';
import { ButtonContext } from 'react-aria-components';
import type { RootProps } from '../../primitives/root/index.ts';
import type { MenuProps } from './Menu.types.ts';
import { PlainPanel } from './parts/PlainPanel.tsx';
import { useMenuTrigger } from './useMenuTrigger.ts';

export type PlainMenuProps = Pick<MenuProps, 'trigger' | 'label' | 'header' | 'children' | keyof RootProps>;

/**
 * Offers actions and pages as a Menu does, below the end of its button, but brings all of its code with it: it opens without a network too.
 * For what must always work, such as signing out. It has no choices.
 */
export function PlainMenu({ trigger, header, ...props }: PlainMenuProps) {
  const id = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const { isOpen, focus, triggerProps, setOpen } = useMenuTrigger({});
  return (
    <>
      <ButtonContext
        value={{
          ...triggerProps,
          ref: triggerRef,
          isPressed: isOpen,
          'aria-controls': isOpen ? id : undefined,
        }}
      >
        {trigger}
      </ButtonContext>
      {isOpen && (
        <PlainPanel {...props} {...{ header, triggerRef, focus }} listId={id} onOpenChange={setOpen} />
      )}
    </>
  );
}
