import { tasks, todos } from '@bureau/contract';
import { toasts, useNavigation } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../api/ApiProvider.tsx';
import { isUnsaid } from '../../api/errorEffect.ts';
import { useRecordCache } from '../../api/writes/useRecordCache.ts';
import { useWrite } from '../../api/writes/useWrite.ts';
import { describeFailure } from '../../screens/describeFailure.ts';
import type { Todo } from './Todo.ts';

/** Returns the function that makes a task of a to-do, which is done then, and offers to open the task. */
export function useConvertTodo(): (todo: Todo) => Promise<void> {
  const { t } = useTranslation();
  const { client } = useApi();
  const { navigate } = useNavigation();
  const { all } = useRecordCache(todos);
  const { all: allTasks } = useRecordCache(tasks);
  const write = useWrite();
  return async ({ id }) => {
    try {
      const task = await write(() => client.call(todos.toTask, { params: { id } }), {
        invalidates: (key) => all(key) || allTasks(key),
      });
      toasts.show({
        tone: 'success',
        message: t('record.created', { code: task.code }),
        action: { label: t('todos.to_task.open'), onPress: () => navigate(`/tasks/detail/${task.id}`) },
      });
    } catch (failure) {
      if (isUnsaid(failure)) toasts.show({ tone: 'danger', message: describeFailure(failure, t) });
    }
  };
}
