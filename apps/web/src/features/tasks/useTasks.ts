import { tasks } from '@bureau/contract';
import { createResourceHooks } from '../../api/createResourceHooks.ts';

export const {
  useList: useTasks,
  useOne: useTask,
  useCreate: useCreateTask,
  useRemove: useRemoveTask,
} = createResourceHooks(tasks, {
  fieldsOf: (task) => ({ ...task, assignee_ids: task.assignees.map((person) => person.user_id) }),
});
