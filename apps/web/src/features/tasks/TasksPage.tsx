import type { TaskListItem } from '@bureau/contract';
import { LayoutTemplate } from 'lucide-react';
import { type ComponentType, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListScreenProps } from '../../screens/list/ListScreen.tsx';
import { useTimerColumn } from './timer/useTimerColumn.tsx';
import { useTaskActions } from './useTaskActions.tsx';
import { screens } from './tasks.screens.tsx';

interface TasksPageProps {
  readonly ListScreen: ComponentType<ListScreenProps<TaskListItem>>;
}

const tree = { field: 'parent_id', countOf: (task: TaskListItem) => task.subtask_count };

/** Lists tasks, with what can be done with them and with their time. */
export function TasksPage({ ListScreen }: TasksPageProps) {
  const { t } = useTranslation();
  const timing = useTimerColumn<TaskListItem>();
  const { actionsOf, dialog } = useTaskActions();
  const moreColumns = useMemo(() => [timing], [timing]);
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
      />
      {dialog}
    </>
  );
}
