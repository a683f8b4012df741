import { closedTaskStatuses, type TaskListItem } from '@bureau/contract';

/** Returns whether nothing is left to do on a task. */
export const isClosed = ({ status }: Pick<TaskListItem, 'status'>): boolean =>
  closedTaskStatuses.includes(status);

/** A task with those directly below it. */
export interface Branch {
  readonly task: TaskListItem;
  readonly children: readonly Branch[];
}

/** Returns the tasks below one as a tree, in the order in which they are given. */
export function branchesOf(tasks: readonly TaskListItem[], parentId: number): readonly Branch[] {
  const byParent = Map.groupBy(tasks, ({ parent_id: parent }) => parent);
  const below = (id: number): readonly Branch[] =>
    (byParent.get(id) ?? []).map((task) => ({ task, children: below(task.id) }));
  return below(parentId);
}

/** Returns how many of the branches are done, and how many there are. */
export const progressOf = (branches: readonly Branch[]) => ({
  done: branches.filter(({ task }) => isClosed(task)).length,
  total: branches.length,
});
