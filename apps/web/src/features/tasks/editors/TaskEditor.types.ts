import type { TaskListItem, TaskUpdate } from '@bureau/contract';
import type { CellEditing } from '@bureau/ui';
import type { Edited } from '../../../screens/useEditor.ts';

export type TaskChanges = Omit<TaskUpdate, 'version'>;

export interface TaskEditorProps {
  readonly edited: Edited<{ readonly version: number }, TaskChanges>;
  readonly task: TaskListItem;
  readonly canEdit: boolean;
  /** Whether the editor stands in the open cell of a table. */
  readonly cell?: CellEditing;
  /** Opens the editor at the start. */
  readonly isOpenAtFirst?: boolean;
}

export const isText = (stored: unknown): stored is string => typeof stored === 'string';
