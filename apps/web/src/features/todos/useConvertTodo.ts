import { tasks, todos } from '@bureau/contract';
import { useApi } from '../../api/ApiProvider.tsx';
import { useConvert } from '../../screens/record/useConvert.ts';
import type { Todo } from './Todo.ts';

/** Returns the function that makes a task of a to-do, which is done then, and offers to open the task. */
export function useConvertTodo(): (todo: Todo) => Promise<void> {
  const { client } = useApi();
  const convert = useConvert(tasks, todos);
  return async ({ id }) => convert(() => client.call(todos.toTask, { params: { id } }));
}
