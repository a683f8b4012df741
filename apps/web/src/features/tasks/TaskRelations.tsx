import { type TaskListItem, tasks } from '@bureau/contract';
import { useQuery } from '../../api/useQuery.ts';
import { LoadFailure } from '../../screens/states/LoadFailure.tsx';
import { TaskDependencies } from './TaskDependencies.tsx';
import { TaskRelationsSkeleton } from './TaskRelationsSkeleton.tsx';
import { TaskSeries } from './TaskSeries.tsx';
import { TaskSubtasks } from './TaskSubtasks.tsx';

/** Shows the tasks that hang together with one: those below it, those that it waits for, those that wait for it, and those beside it in its series. */
export function TaskRelations({ task }: { readonly task: TaskListItem }) {
  const { data, error, retry } = useQuery(tasks.related, { params: { id: task.id } });
  if (!data)
    return error ? <LoadFailure error={error} onRetry={retry} /> : <TaskRelationsSkeleton task={task} />;
  return (
    <>
      <TaskSeries previous={data.previous} next={data.next} />
      <TaskSubtasks task={task} subtasks={data.subtasks} />
      <TaskDependencies task={task} blockedBy={data.blocked_by} blocks={data.blocks} />
    </>
  );
}
