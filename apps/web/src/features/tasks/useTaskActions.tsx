import { type defects as contract, type TaskListItem, tasks } from '@bureau/contract';
import { createLazyImport, type RowAction, toasts, useNavigation } from '@bureau/ui';
import { Bug, Copy, LayoutTemplate } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../api/ApiProvider.tsx';
import { ApiError } from '../../api/ApiError.ts';
import { isUnreported } from '../../api/errorEffect.ts';
import { answersBelow } from '../../api/keys.ts';
import { useWrite } from '../../api/writes/useWrite.ts';
import { useCan } from '../../core/account/account.ts';
import { describeFailure } from '../../screens/describeFailure.ts';
import { type RecordDialogProps, useRecordDialog } from '../../screens/useRecordDialog.tsx';

const useDuplicateDialog = createLazyImport<RecordDialogProps<TaskListItem>>(
  async () => (await import('./DuplicateTaskDialog.tsx')).DuplicateTaskDialog,
);

const useTemplateDialog = createLazyImport<RecordDialogProps<TaskListItem>>(
  async () => (await import('./SaveTemplateDialog.tsx')).SaveTemplateDialog,
);

interface TaskActions {
  /** Returns what can be done with a task beside what can be with all records, as far as the user may. */
  readonly actionsOf: (task: TaskListItem) => readonly RowAction[];
  /** Asks what is to be duplicated with a task, or how its template is called, while that is asked. */
  readonly dialog: ReactNode;
}

/** Returns the actions that a menu of a task offers: to duplicate it, to save it as a template, and to make a defect of it. */
export function useTaskActions(): TaskActions {
  const { t } = useTranslation();
  const canCreate = useCan(tasks.duplicate.rule);
  const canCreateDefects = useCan('defects_create');
  const canConvert = useCan(tasks.toDefect.rule) && canCreateDefects;
  const convert = useConvertToDefect();
  const copying = useRecordDialog(useDuplicateDialog, {});
  const saving = useRecordDialog(useTemplateDialog, {});
  return {
    actionsOf: (one) => [
      ...(canCreate
        ? [
            {
              id: 'duplicate',
              label: t('tasks.duplicate.open'),
              icon: <Copy />,
              onAction: () => copying.open(one),
            },
            {
              id: 'template',
              label: t('tasks.template.save'),
              icon: <LayoutTemplate />,
              onAction: () => saving.open(one),
            },
          ]
        : []),
      ...(canConvert
        ? [{ id: 'to-defect', label: t('tasks.to_defect'), icon: <Bug />, onAction: () => void convert(one) }]
        : []),
    ],
    dialog: (
      <>
        {copying.dialog}
        {saving.dialog}
      </>
    ),
  };
}

/** Returns the function that makes a defect of a task, leads to it, and offers to those who may to take that back. */
function useConvertToDefect(): (task: TaskListItem) => Promise<void> {
  const { t } = useTranslation();
  const { client } = useApi();
  const { navigate } = useNavigation();
  const canUndo = useCan('defects_delete');
  const write = useWrite();
  const attempt = async (send: (defects: typeof contract) => Promise<void>) => {
    try {
      const { defects } = await import('./defects.ts');
      await write(() => send(defects), { invalidates: answersBelow(tasks.list.path, defects.list.path) });
    } catch (failure) {
      // what did not load has been shown by nobody
      if (!(failure instanceof ApiError) || isUnreported(failure))
        toasts.show({ tone: 'danger', message: describeFailure(failure, t) });
    }
  };
  return ({ code, id, status }) =>
    attempt(async () => {
      const defect = await client.call(tasks.toDefect, { params: { id } });
      const undo = async (defects: typeof contract) => {
        // what is gone is not shown any more
        navigate(`/tasks/detail/${id}`);
        await client.call(tasks.statusChange, { params: { id }, body: { status } });
        await client.call(defects.remove, { params: { id: defect.id } });
      };
      toasts.show({
        tone: 'success',
        message: t('tasks.to_defect.done', { task: code, defect: defect.code }),
        ...(canUndo && { action: { label: t('tasks.undo'), onPress: () => void attempt(undo) } }),
      });
      navigate(`/defects/detail/${defect.id}`);
    });
}
