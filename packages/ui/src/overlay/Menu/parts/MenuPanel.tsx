import { type ReactNode, type RefObject, useRef } from 'react';
import type { MenuProps as AriaMenuProps } from 'react-aria-components';
import { surfaceOffset } from '../../Popover/Surface.ts';
import type { MenuPlacement } from '../Menu.types.ts';
import { MenuPartsContext } from '../MenuParts.ts';
import type { RootProps } from '../../../primitives/root/index.ts';
import { Head, List, Panel } from './MenuPanel.styles.ts';
import { PanelItem } from './PanelItem.tsx';
import { PanelSection } from './PanelSection.tsx';

export interface MenuPanelProps extends RootProps {
  /** The id of the list of entries, which the trigger names. */
  listId: string;
  listProps: Omit<AriaMenuProps<object>, 'children' | 'className' | 'id' | 'style'>;
  /** Names the menu for assistive technology. */
  label: string;
  placement: MenuPlacement;
  /** What the panel hangs on. */
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Shows what belongs to the menu but is no item, above the items. */
  header?: ReactNode;
  children: ReactNode;
}

const parts = { Item: PanelItem, Section: PanelSection };

const stop = (event: Event) => event.stopPropagation();

/** Leads the focus out of a menu that is still open: the page behind it takes none, and at the document the menu hears of it and takes it back. */
function leaveTo(trigger: HTMLElement): void {
  const { documentElement } = document;
  trigger.closest('[inert]')?.removeAttribute('inert');
  documentElement.addEventListener('focusin', stop);
  trigger.focus({ preventScroll: true });
  documentElement.removeEventListener('focusin', stop);
}

/** Renders a menu that is open. */
export function MenuPanel({
  label,
  placement,
  triggerRef,
  isOpen,
  onOpenChange,
  header,
  children,
  listId,
  listProps,
  ...rootProps
}: MenuPanelProps) {
  const list = useRef<HTMLDivElement>(null);
  const close = () => {
    // before what an item has opened notes where to give the focus back to: the item will be gone then
    if (list.current?.contains(document.activeElement) && triggerRef.current instanceof HTMLElement)
      leaveTo(triggerRef.current);
    onOpenChange(false);
  };
  return (
    <MenuPartsContext value={parts}>
      <Panel
        {...rootProps}
        aria-label={label}
        trigger="MenuTrigger"
        placement={placement}
        offset={surfaceOffset}
        triggerRef={triggerRef}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
      >
        {header !== undefined && <Head>{header}</Head>}
        <List {...listProps} id={listId} ref={list} aria-label={label} onClose={close}>
          {children}
        </List>
      </Panel>
    </MenuPartsContext>
  );
}
