import { useHeldKeystrokes } from '@bureau/ui';
import type { ReactNode } from 'react';

interface AwaitedEditorProps {
  /** Whether somebody has opened the editor, and not the page by itself. Defaults to `true`. */
  readonly isAsked?: boolean;
  /** Closes the editor that is not there yet, by Escape. */
  readonly onCancel?: () => void;
  /** Holds its place. */
  readonly children?: ReactNode;
}

/** Stands for an editor whose code is on its way: what is typed meanwhile is typed into it. */
export function AwaitedEditor({ children, isAsked = true, onCancel }: AwaitedEditorProps) {
  useHeldKeystrokes(isAsked, onCancel);
  return children;
}
