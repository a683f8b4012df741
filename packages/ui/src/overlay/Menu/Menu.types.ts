import type { ReactElement, ReactNode } from 'react';
import type {
  MenuItemProps as AriaMenuItemProps,
  MenuProps as AriaMenuProps,
  MenuSectionProps as AriaMenuSectionProps,
} from 'react-aria-components';
import type { RootProps } from '../../primitives/root/index.ts';

export type MenuPlacement = 'bottom start' | 'bottom end' | 'top start' | 'top end';

export interface MenuProps
  extends
    Pick<
      AriaMenuProps<object>,
      | 'disabledKeys'
      | 'disallowEmptySelection'
      | 'onAction'
      | 'onSelectionChange'
      | 'selectedKeys'
      | 'selectionMode'
      | 'shouldCloseOnSelect'
    >,
    RootProps {
  /** Opens the menu: a Button or an IconButton. */
  trigger: ReactElement;
  /** Names the menu for assistive technology. */
  label: string;
  /** Places the menu beside its trigger. Defaults to `bottom start`. */
  placement?: MenuPlacement;
  /** Opens and closes the menu from outside, together with `onOpenChange`. */
  isOpen?: boolean;
  /** Runs when the menu opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Shows what belongs to the menu but is no item, above the items: who is signed in. */
  header?: ReactNode;
  /** The items and sections. */
  children: ReactNode;
}

export interface MenuItemProps
  extends Pick<AriaMenuItemProps, 'href' | 'id' | 'isDisabled' | 'onAction'>, Omit<RootProps, 'id'> {
  /** What the item does, or the name of the choice. */
  label: string;
  /** Shows an icon before the label. */
  icon?: ReactNode;
  /** Explains the item in a line below. */
  description?: string;
  /** Shows something short at the end: a shortcut, a count. */
  end?: ReactNode;
  /** Marks an action that takes something away. */
  tone?: 'neutral' | 'danger';
  /** Opens `href` in a new tab, and announces so. */
  isExternal?: boolean;
}

/** The selection is for a section of choices in a menu that offers other things too. */
export interface MenuSectionProps
  extends Pick<AriaMenuSectionProps<object>, 'selectedKeys' | 'selectionMode'>, Omit<RootProps, 'id'> {
  /** Names the items; shown above them. */
  title?: string;
  /** Names the items for assistive technology where no title is shown. */
  label?: string;
  /** The items. */
  children: ReactNode;
}
