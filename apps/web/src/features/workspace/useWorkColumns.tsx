import { type TaskListItem, tasks } from '@bureau/contract';
import { Checkbox, type DataTableColumn, IconButton } from '@bureau/ui';
import { Pause, Play, Timer } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../core/account/account.ts';
import type { ShownField } from '../../screens/fields/ShownField.ts';
import { useColumns } from '../../screens/fields/useColumns.tsx';
import { useTimer } from '../../screens/timer/useTimer.ts';
import { completed, type useWorkspace } from './useWorkspace.ts';
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
  const { timer, change, isPending } = useTimer();
  const own = useColumns<WorkTask>(screens, fields, update);

  return useMemo((): readonly DataTableColumn<WorkTask>[] => {
    const tick: DataTableColumn<WorkTask> = {
      id: 'completed',
      header: t('workspace.complete'),
      renderHeader: () => null,
      width: 44,
      align: 'center',
      canHide: false,
      canResize: false,
      cell: (task) => (
        <Middle>
          <Checkbox
            aria-label={t('workspace.complete.one', { title: task.title })}
            isSelected={task.status === completed}
            // what is done goes away as soon as the server has said so
            isReadOnly={task.status === completed}
            onChange={() => void complete(task)}
          />
        </Middle>
      ),
    };
    const timing: DataTableColumn<WorkTask> = {
      id: 'timer',
      header: t('workspace.timer'),
      width: 72,
      align: 'center',
      canResize: false,
      cell: ({ id, title }) => {
        const state = timer?.task_id === id ? timer.state : undefined;
        const isRunning = state === 'running';
        const label = isRunning ? 'workspace.timer.pause' : 'workspace.timer.start';
        return (
          <Middle>
            <IconButton
              size="small"
              tone={isRunning ? 'accent' : 'neutral'}
              label={t(label, { title })}
              icon={isRunning ? <Pause aria-hidden /> : state ? <Play aria-hidden /> : <Timer aria-hidden />}
              isDisabled={isPending || timer === undefined}
              onPress={() => void change(isRunning ? 'pause' : 'start', id)}
            />
          </Middle>
        );
      },
    };
    const columns = shown.flatMap((id) =>
      own.filter((column) => column.id === id).map((column) => ({ ...column, isSortable: false })),
    );
    return [...(canEdit ? [tick] : []), ...columns, timing];
  }, [canEdit, change, complete, isPending, own, t, timer]);
}
