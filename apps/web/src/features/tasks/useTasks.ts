import { tasks } from '@bureau/contract';
import { createResourceHooks } from '../../api/createResourceHooks.ts';

export const {
  useList: useTasks,
  useOne: useTask,
  useCreate: useCreateTask,
  useRemove: useRemoveTask,
} = createResourceHooks(tasks);
