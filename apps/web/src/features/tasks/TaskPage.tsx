import { lazyComponent } from '../../screens/lazy/lazyComponent.ts';
import { RecordScreen } from '../../screens/record/RecordScreen.tsx';
import { PagePart } from '../../screens/states/PagePart.tsx';
import { TaskRelationsSkeleton } from './TaskRelationsSkeleton.tsx';
import { TaskTimerButton } from './TaskTimerButton.tsx';
import { screens } from './tasks.screens.tsx';
import { useTaskActions } from './useTaskActions.tsx';
import { WatchButton } from './WatchButton.tsx';

const { Component: TaskRelations } = lazyComponent(
  async () => (await import('./TaskRelations.tsx')).TaskRelations,
);

/** Shows the task that the address names. */
export function TaskPage() {
  const { actionsOf, dialog } = useTaskActions();
  return (
    <>
      <RecordScreen
        screens={screens}
        contentFields={['dependency_ids', 'is_recurring']}
        moreActionsOf={actionsOf}
        renderActions={(task) => (
          <>
            <TaskTimerButton id={task.id} />
            <WatchButton id={task.id} />
          </>
        )}
        renderContent={(task) => (
          <PagePart fallback={<TaskRelationsSkeleton task={task} />}>
            <TaskRelations task={task} />
          </PagePart>
        )}
      />
      {dialog}
    </>
  );
}
