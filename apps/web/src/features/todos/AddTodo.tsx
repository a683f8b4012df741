import { todoFields, todos } from '@bureau/contract';
import { announce, toasts } from '@bureau/ui';
import { AddLine } from '@bureau/ui/blocks';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../api/ApiProvider.tsx';
import { isUnsaid } from '../../api/errorEffect.ts';
import { useRecordCache } from '../../api/writes/useRecordCache.ts';
import { useWrite } from '../../api/writes/useWrite.ts';
import { describeFailure } from '../../screens/describeFailure.ts';

/** Sends what is typed quickly one after the other, so that it stands in its order. */
const target = { name: todos.create.id, version: 0 };

/** Returns the function that adds a to-do by its title; it returns whether the server has taken it. */
function useAddTodo(): (title: string) => Promise<boolean> {
  const { t } = useTranslation();
  const { client } = useApi();
  const { all } = useRecordCache(todos);
  const write = useWrite();
  return async (title) => {
    try {
      await write(() => client.call(todos.create, { body: { title } }), { target, invalidates: all });
      announce(t('todos.added', { title }));
      return true;
    } catch (failure) {
      if (isUnsaid(failure)) toasts.show({ tone: 'danger', message: describeFailure(failure, t) });
      return false;
    }
  };
}

/** Adds a to-do with each Enter, and is empty for the next at once. */
export function AddTodo() {
  const { t } = useTranslation();
  return (
    <AddLine label={t('todos.add')} data-creates maxLength={todoFields.title.max} onAdd={useAddTodo()} />
  );
}
