import { type TaskListItem, tasks } from '@bureau/contract';
import { LayoutTemplate } from 'lucide-react';
import { type ComponentType, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { QuickAdd } from '../../screens/quickAdd/QuickAdd.tsx';
import { QuickAddPlace } from '../../screens/quickAdd/QuickAddPlace.styles.ts';
import type { ListScreenProps } from '../../screens/list/ListScreen.tsx';
import { narrowedValues } from '../../screens/tasks/narrowedValues.ts';
import { useListState } from '../../screens/list/useListState.ts';
import { useTimerColumn } from '../../screens/timer/useTimerColumn.tsx';
import { useTaskActions } from './useTaskActions.tsx';
import { screens } from './tasks.screens.tsx';

interface TasksPageProps {
  readonly ListScreen: ComponentType<ListScreenProps<TaskListItem>>;
}

const tree = { field: 'parent_id', countOf: (task: TaskListItem) => task.subtask_count };

/** Lists tasks, and adds some by a line above them: one that is added gets what the list is filtered by. */
export function TasksPage({ ListScreen }: TasksPageProps) {
  const { t } = useTranslation();
  const timing = useTimerColumn<TaskListItem>();
  const { actionsOf, dialog } = useTaskActions();
  const moreColumns = useMemo(() => [timing], [timing]);
  const { filter } = useListState(tasks.listSpec).query;
  return (
    <>
      <ListScreen
        screens={screens}
        moreColumns={moreColumns}
        moreActions={actionsOf}
        tree={tree}
        links={[
          {
            href: '/task-templates',
            label: t('breadcrumbs.task-templates.title'),
            icon: <LayoutTemplate />,
          },
        ]}
        above={
          <QuickAddPlace>
            <QuickAdd
              defaults={narrowedValues(filter)}
              resting={{ label: t('tasks.quick_add'), placeholder: t('tasks.quick_add.example') }}
            />
          </QuickAddPlace>
        }
      />
      {dialog}
    </>
  );
}
