import type { TaskListItem } from '@bureau/contract';
import { Skeleton } from '@bureau/ui';

/** Holds the place of the tasks that hang together with one, so that what stands below it does not move under a press. */
export function TaskRelationsSkeleton({ task }: { readonly task: TaskListItem }) {
  return <Skeleton blockSize={`calc(14.75rem + ${task.subtask_count} * var(--bureau-size-row))`} />;
}
