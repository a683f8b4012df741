import type { Tone } from '@bureau/theme';
import type { ReactNode } from 'react';
import type { RootProps } from '../../primitives/root/index.ts';

/** Describes what can be done with an entry beside following it. */
export interface SidebarAction {
  /** Names the button. */
  readonly label: string;
  /** The button's icon, 16 pixels wide. */
  readonly icon: ReactNode;
  /** Runs when it is pressed. */
  readonly onPress: () => void;
}

/** Describes an entry of the sidebar that leads to a page. */
export interface SidebarLink {
  /** Names the page. */
  readonly label: string;
  /** The page's address. */
  readonly href: string;
  /** Shows an icon, 16 pixels wide. */
  readonly icon?: ReactNode;
  /** Shows a short word or a count at the end. */
  readonly badge?: string;
  /** Chooses the badge's colour. Defaults to `neutral`. */
  readonly badgeTone?: Tone;
  /** Opens the page in a new tab, and announces so. */
  readonly isExternal?: boolean;
  /** Adds a button behind the link. */
  readonly action?: SidebarAction;
  /** A link has no entries below it. */
  readonly children?: undefined;
}

/** Describes an entry of the sidebar that opens a submenu. */
export interface SidebarGroup extends Pick<SidebarLink, 'label' | 'icon' | 'badge' | 'badgeTone'> {
  /** What the submenu is known by among those that are open. Defaults to its label. */
  readonly id?: string;
  /** Marks the entry as current on this page too. */
  readonly href?: string;
  /** A group stays in the application. */
  readonly isExternal?: undefined;
  /** The entries of the submenu; a submenu has no submenus of its own. */
  readonly children: readonly SidebarLink[];
}

/** Describes an entry of the sidebar (docs/product.md §3). */
export type SidebarItem = SidebarLink | SidebarGroup;

/** Describes what stands at the top of the sidebar. */
export interface SidebarBrand {
  /** Shows the logo, 30 x 30 pixels (docs/product.md §9). Defaults to the name's first letter. */
  readonly logo?: ReactNode;
  /** The short name of the company. */
  readonly name: string;
  /** The address of the first page. */
  readonly href: string;
}

export interface SidebarProps extends RootProps<HTMLElement> {
  /** The entries, in order. */
  readonly items: readonly SidebarItem[];
  /** The path of the page that is shown; it marks its entry and opens the submenu that holds it. */
  readonly currentPath: string;
  /** Names the submenus that are open at first, by their ids; that of the shown page always is. */
  readonly openGroups?: readonly string[];
  /** Runs when a person opens or closes a submenu. */
  readonly onGroupOpenChange?: (id: string, isOpen: boolean) => void;
  /** Shows an input that narrows the entries, unless the sidebar shows icons alone. Defaults to `false`. */
  readonly isFilterable?: boolean;
  /** What stands at the top. */
  readonly brand: SidebarBrand;
}
