import { type TaskListItem, tasks } from '@bureau/contract';
import { createLazyImport, type RowAction, useLazyOverlay } from '@bureau/ui';
import { Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../core/account/account.ts';
import type { DuplicateTaskDialogProps } from './DuplicateTaskDialog.tsx';

const useDialog = createLazyImport<DuplicateTaskDialogProps>(
  async () => (await import('./DuplicateTaskDialog.tsx')).DuplicateTaskDialog,
);

interface DuplicateTask {
  /** Returns the action that duplicates a task, to those who may create some. */
  readonly actionsOf: (task: TaskListItem) => readonly RowAction[];
  /** Asks what is to be duplicated with it, while that is asked. */
  readonly dialog: ReactNode;
}

/** Returns what duplicates a task, as a menu offers it. */
export function useDuplicateTask(): DuplicateTask {
  const { t } = useTranslation();
  const canCreate = useCan(tasks.duplicate.rule);
  const [task, setTask] = useState<TaskListItem>();
  const close = () => setTask(undefined);
  const { Loaded: Dialog } = useLazyOverlay(useDialog, task !== undefined, close);
  return {
    actionsOf: (one) =>
      canCreate
        ? [
            {
              id: 'duplicate',
              label: t('tasks.duplicate.open'),
              icon: <Copy />,
              onAction: () => setTask(one),
            },
          ]
        : [],
    dialog: task && Dialog && <Dialog task={task} onOpenChange={close} />,
  };
}
