import type { ReactElement, ReactNode } from 'react';
import type { RootProps } from '../../primitives/root/index.ts';

/** Names the side of its trigger on which a popover opens, and the edge that it shares with it. Without room it opens on the other side. */
export type PopoverPlacement =
  | 'bottom start'
  | 'bottom end'
  | 'bottom'
  | 'top start'
  | 'top end'
  | 'top'
  | 'start'
  | 'end';

export interface PopoverProps extends RootProps<HTMLElement> {
  /** Opens the popover: a Button or an IconButton. */
  trigger: ReactElement;
  /** Names the popover for assistive technology. */
  label: string;
  /** The content, or a function that returns it and is given what closes the popover. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Places the popover beside its trigger. Defaults to `bottom start`. Phones show it as a sheet from below. */
  placement?: PopoverPlacement;
  /** Opens and closes the popover from outside, together with `onOpenChange`. */
  isOpen?: boolean;
  /** Opens the popover at the start; it opens and closes by itself afterwards. */
  defaultIsOpen?: boolean;
  /** Runs when the popover opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Keeps the focus inside and the page behind out of reach. Without it the Tab key leads on to the page, which closes the popover. */
  isModal?: boolean;
}
