import { todoFields, todos } from '@bureau/contract';
import { announce, TextInput, toasts } from '@bureau/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
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

/** Adds a to-do with each Enter, and is empty for the next at once. What the server refuses comes back, unless something else is being typed. */
export function AddTodo() {
  const { t } = useTranslation();
  const [title, setTitle] = useState('');
  const add = useAddTodo();
  return (
    <TextInput
      aria-label={t('todos.add')}
      placeholder={t('todos.add')}
      autoComplete="off"
      data-creates
      maxLength={todoFields.title.max}
      leading={<Plus aria-hidden />}
      value={title}
      onChange={setTitle}
      onKeyDown={(event) => {
        const wanted = title.trim();
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        if (wanted === '') return;
        setTitle('');
        void add(wanted).then((isAdded) => !isAdded && setTitle((typed) => typed || wanted));
      }}
    />
  );
}
