import { toasts } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../core/formats/useFormats.ts';
import type { Todo } from './Todo.ts';
import { useChangeTodo } from './useChangeTodo.ts';

/** Puts a to-do off until a day, `yyyy-MM-dd`; null shows it again. */
type PutOff = (todo: Todo, until: string | null) => Promise<void>;

interface Snooze {
  /** Says why where the server refuses. */
  readonly snooze: PutOff;
  /** Throws where the server refuses, for a dialog that says it beside what was typed. */
  readonly snoozeAsked: PutOff;
}

/** Returns the functions that put a to-do off, and offer to take that back. */
export function useSnooze(): Snooze {
  const { t } = useTranslation();
  const formats = useFormats();
  const { change, save } = useChangeTodo();
  const offerUndo = ({ id, snoozed_until: before }: Todo, until: string | null) =>
    toasts.show({
      tone: 'success',
      message: until === null ? t('todos.awake') : t('todos.snoozed', { date: formats.date(until) }),
      action: { label: t('todos.undo'), onPress: () => void change(id, { snoozed_until: before }) },
    });
  return {
    async snooze(todo, until) {
      if (await change(todo.id, { snoozed_until: until })) offerUndo(todo, until);
    },
    async snoozeAsked(todo, until) {
      await save(todo.id, { snoozed_until: until });
      offerUndo(todo, until);
    },
  };
}
