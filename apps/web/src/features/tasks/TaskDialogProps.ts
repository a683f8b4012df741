import type { TaskListItem } from '@bureau/contract';

/** What a dialog on a task takes. */
export interface TaskDialogProps {
  readonly task: TaskListItem;
  /** Runs with `false` when the dialog asks to close. */
  readonly onOpenChange: (isOpen: boolean) => void;
}
