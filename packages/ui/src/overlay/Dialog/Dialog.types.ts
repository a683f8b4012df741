import type { ReactElement, ReactNode, RefObject } from 'react';

/** Describes what Dialog and Drawer have in common. */
export interface DialogOptions {
  /** Opens it: a Button or an IconButton. Without one it is opened by `isOpen`. */
  trigger?: ReactElement;
  /** Names what it is about. */
  title: ReactNode;
  /** Opens and closes it from outside, together with `onOpenChange`. */
  isOpen?: boolean | undefined;
  /** Opens it at the start; it opens and closes by itself afterwards. */
  defaultIsOpen?: boolean;
  /** Runs when the trigger opens it, and when Escape, the close button or a press outside asks to close it. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** The content. */
  children: ReactNode;
  /** The buttons at the end, the primary one last. One with `slot="close"` closes it. */
  actions?: ReactNode;
  /**
   * Puts the content and the actions into a form, so that the button that submits it can be one of the actions:
   * `(content) => <Form …>{content}</Form>`.
   */
  renderForm?: (content: ReactNode) => ReactElement;
  /** Takes the focus when it opens. Without it, that is what has `autoFocus`, or else the dialog itself. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Keeps it open, while what it started is still going on. */
  isBusy?: boolean;
}
