import type { ReactElement, ReactNode } from 'react';
import { MenuTrigger, type MenuProps as AriaMenuProps } from 'react-aria-components';
import { Head, List, Surface } from './Menu.styles.ts';

export interface MenuProps extends Pick<
  AriaMenuProps<object>,
  | 'disabledKeys'
  | 'disallowEmptySelection'
  | 'onAction'
  | 'onSelectionChange'
  | 'selectedKeys'
  | 'selectionMode'
  | 'shouldCloseOnSelect'
> {
  /** Opens the menu: a Button or an IconButton. */
  trigger: ReactElement;
  /** Names the menu for assistive technology. */
  label: string;
  /** Places the menu beside its trigger; `bottom start` when not given. */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  /** Opens and closes the menu from outside, together with `onOpenChange`. */
  isOpen?: boolean;
  /** Runs when the menu opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Shows what belongs to the menu but is no item, above the items: who is signed in. */
  header?: ReactNode;
  /** Gives the items and sections. */
  children: ReactNode;
  className?: string;
}

/** Offers actions, pages or one of a few choices in a list that comes from a button. */
export function Menu({
  trigger,
  label,
  placement = 'bottom start',
  isOpen,
  onOpenChange,
  header,
  children,
  className,
  ...props
}: MenuProps) {
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <Surface className={className} placement={placement} offset={4}>
        {header !== undefined && <Head>{header}</Head>}
        <List {...props} aria-label={label}>
          {children}
        </List>
      </Surface>
    </MenuTrigger>
  );
}
