import type { ReactNode, RefObject } from 'react';
import type { MenuProps as AriaMenuProps } from 'react-aria-components';
import type { MenuPlacement } from '../Menu.types.ts';
import { MenuPartsContext } from '../MenuParts.ts';
import { Head, List, Surface } from './MenuPanel.styles.ts';
import { PanelItem } from './PanelItem.tsx';
import { PanelSection } from './PanelSection.tsx';

export interface MenuPanelProps extends Omit<AriaMenuProps<object>, 'children' | 'className' | 'style'> {
  /** Names the menu for assistive technology. */
  label: string;
  placement: MenuPlacement;
  /** What the panel hangs on. */
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
  onClose: () => void;
  /** Shows what belongs to the menu but is no item, above the items. */
  header?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

const parts = { Item: PanelItem, Section: PanelSection };

/** Renders a menu that is open. */
export function MenuPanel({
  label,
  placement,
  triggerRef,
  isOpen,
  onClose,
  header,
  children,
  className,
  ...props
}: MenuPanelProps) {
  return (
    <MenuPartsContext value={parts}>
      <Surface
        className={className}
        aria-label={label}
        trigger="MenuTrigger"
        placement={placement}
        offset={4}
        triggerRef={triggerRef}
        isOpen={isOpen}
        onOpenChange={(isStillOpen) => {
          if (!isStillOpen) onClose();
        }}
      >
        {header !== undefined && <Head>{header}</Head>}
        <List {...props} aria-label={label} onClose={onClose}>
          {children}
        </List>
      </Surface>
    </MenuPartsContext>
  );
}
