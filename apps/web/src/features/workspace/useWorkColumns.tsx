import { type TaskListItem, tasks, taskStatus } from '@bureau/contract';
import { Checkbox, type DataTableColumn, VisuallyHidden } from '@bureau/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../core/account/account.ts';
import type { ShownField } from '../../screens/fields/ShownField.ts';
import { useColumns } from '../../screens/fields/useColumns.tsx';
import { useTimerColumn } from '../tasks/service.ts';
import type { useWorkspace } from './useWorkspace.ts';
import { screens } from './workspace.screens.ts';
import { Middle } from './WorkspacePage.styles.ts';
import type { WorkTask } from './WorkTask.ts';

/** The columns of tasks that somebody needs who does them, in their order. */
const shown = ['title', 'status', 'priority', 'due_date', 'project_name', 'assignees', 'code'] as const;

/** Returns the columns of somebody's work: a box that completes a task, its fields, which are edited in their cells, and its timer. */
export function useWorkColumns({
  complete,
  fields,
  update,
}: Pick<ReturnType<typeof useWorkspace>, 'complete' | 'update'> & {
  readonly fields: readonly ShownField<TaskListItem>[];
}) {
  const { t } = useTranslation();
  const canEdit = useCan(tasks.update.rule);
  const own = useColumns<WorkTask>(screens, fields, update);
  const timing = useTimerColumn<WorkTask>();

  return useMemo((): readonly DataTableColumn<WorkTask>[] => {
    const tick: DataTableColumn<WorkTask> = {
      id: 'completed',
      header: t('workspace.complete'),
      renderHeader: () => <VisuallyHidden>{t('workspace.complete')}</VisuallyHidden>,
      width: 52,
      align: 'center',
      cardEdge: 'start',
      canHide: false,
      canResize: false,
      cell: (task) => (
        <Middle>
          <Checkbox
            aria-label={t('workspace.complete.one', { title: task.title })}
            isSelected={task.status === taskStatus.completed}
            // what is done goes away as soon as the server has said so
            isReadOnly={task.status === taskStatus.completed}
            onChange={() => void complete(task)}
          />
        </Middle>
      ),
    };
    const columns = shown.flatMap((id) =>
      own.filter((column) => column.id === id).map((column) => ({ ...column, isSortable: false })),
    );
    return [...(canEdit ? [tick] : []), { ...timing, cardEdge: 'end' }, ...columns];
  }, [canEdit, complete, own, t, timing]);
}
