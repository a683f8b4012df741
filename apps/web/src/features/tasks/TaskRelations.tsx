import { type TaskListItem, tasks } from '@bureau/contract';
import { Skeleton } from '@bureau/ui';
import { useQuery } from '../../api/useQuery.ts';
import { LoadFailure } from '../../screens/states/LoadFailure.tsx';
import { TaskDependencies } from './TaskDependencies.tsx';
import { TaskSubtasks } from './TaskSubtasks.tsx';

/** Shows the tasks that hang together with one: those below it, those that it waits for, and those that wait for it. */
export function TaskRelations({ task }: { readonly task: TaskListItem }) {
  const { data, error, retry } = useQuery(tasks.related, { params: { id: task.id } });
  if (!data) return error ? <LoadFailure error={error} onRetry={retry} /> : <Skeleton />;
  return (
    <>
      <TaskSubtasks task={task} subtasks={data.subtasks} />
      <TaskDependencies task={task} blockedBy={data.blocked_by} blocks={data.blocks} />
    </>
  );
}
