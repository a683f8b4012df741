import { todos } from '@bureau/contract';
import { Checkbox } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../core/account/account.ts';
import type { Todo } from './Todo.ts';
import { Tick } from './TodosPage.styles.ts';
import { useChangeTodo } from './useChangeTodo.ts';

/** Ticks off a to-do of the list, or takes that back. */
export function TodoTick({ todo: { id, is_done: isDone, title } }: { readonly todo: Todo }) {
  const { t } = useTranslation();
  const { change } = useChangeTodo();
  return (
    <Tick>
      <Checkbox
        aria-label={t('todos.tick', { title })}
        isReadOnly={!useCan(todos.update.rule)}
        isSelected={isDone}
        onChange={(to) => void change(id, { is_done: to })}
      />
    </Tick>
  );
}
