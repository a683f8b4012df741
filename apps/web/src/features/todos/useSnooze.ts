import { toasts } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../core/formats/useFormats.ts';
import type { Todo } from './Todo.ts';
import { useChangeTodo } from './useChangeTodo.ts';

/** Puts a to-do off until a day, `yyyy-MM-dd`; null shows it again. */
export type Snooze = (todo: Todo, until: string | null) => Promise<void>;

/** Returns the function that puts a to-do off, and offers to take that back. */
export function useSnooze(): Snooze {
  const { t } = useTranslation();
  const formats = useFormats();
  const change = useChangeTodo();
  return async ({ id, snoozed_until: before }, until) => {
    if (!(await change(id, { snoozed_until: until }))) return;
    toasts.show({
      tone: 'success',
      message: until === null ? t('todos.awake') : t('todos.snoozed', { date: formats.date(until) }),
      action: { label: t('todos.undo'), onPress: () => void change(id, { snoozed_until: before }) },
    });
  };
}
