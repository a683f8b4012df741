import { createContext } from 'react';

/** Describes the sidebar of the layout around a component. */
export interface LayoutSidebar {
  /** How the sidebar is shown: beside the page, as icons alone, or as a drawer over a narrow screen's page. */
  readonly mode: 'beside' | 'rail' | 'drawer';
  /** Whether the drawer is open. */
  readonly isDrawerOpen: boolean;
  /** Identifies the sidebar's element. */
  readonly id: string;
  /** Opens or closes the drawer on a narrow screen, and folds or unfolds the sidebar on a wide one; undefined where neither is possible. */
  readonly toggle: (() => void) | undefined;
  /** Whether a sidebar of icons is unfolded over the page for a moment, because somebody opened a submenu in it. */
  readonly isPeeking: boolean;
  /** Unfolds a sidebar of icons over the page, until the pointer or the focus leaves it. */
  readonly peek: () => void;
  /** Folds what lies over the page: the drawer, or a sidebar of icons; nothing happens where there is neither. */
  readonly closeDrawer: () => void;
}

/** Carries the sidebar of the layout to the header's button and the sidebar's links; null outside of a layout. */
export const LayoutContext = createContext<LayoutSidebar | null>(null);
