import { tasks, todos } from '@bureau/contract';
import type { RowAction } from '@bureau/ui';
import {
  AlarmClock,
  AlarmClockOff,
  ArrowDown,
  ArrowUp,
  CalendarClock,
  CalendarDays,
  ListChecks,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan, useUser } from '../../core/account/account.ts';
import { useFormats } from '../../core/formats/useFormats.ts';
import { addDays, startOfNextWeek } from '../../core/formats/days.ts';
import type { Places } from './places.ts';
import type { Todo } from './Todo.ts';
import type { MoveTodo } from './useMoveTodo.ts';
import { useConvertTodo } from './useConvertTodo.ts';
import { useSnooze } from './useSnooze.ts';

interface TodoActionOptions {
  /** Returns the list, where its order can be changed. */
  readonly shownRows: (() => Places) | undefined;
  readonly move: MoveTodo;
  /** Asks until which day a to-do is put off. */
  readonly onPickDate: (todo: Todo) => void;
}

/** Returns what can be done with a to-do beside what can be done with every record: to move it by one place, and to put it off. */
export function useTodoActions({ move, onPickDate, shownRows }: TodoActionOptions) {
  const { t } = useTranslation();
  const { settings } = useUser();
  const formats = useFormats();
  const { snooze } = useSnooze();
  const canEdit = useCan(todos.update.rule);
  const canCreateTasks = useCan(tasks.create.rule);
  const convert = useConvertTodo();

  const movesOf = ({ id, is_done: isDone }: Todo): RowAction[] => {
    const rows = shownRows?.();
    const place = rows?.findIndex((row) => row?.id === id) ?? -1;
    const isBeside = (other: number) => place >= 0 && rows?.[other]?.is_done === isDone;
    return [
      ...(isBeside(place - 1)
        ? [{ id: 'up', label: t('todos.up'), icon: <ArrowUp />, onAction: () => move(place, place - 1) }]
        : []),
      ...(isBeside(place + 1)
        ? [
            {
              id: 'down',
              label: t('todos.down'),
              icon: <ArrowDown />,
              onAction: () => move(place, place + 2),
            },
          ]
        : []),
    ];
  };

  return (todo: Todo): readonly RowAction[] => {
    if (!canEdit) return [];
    const today = formats.today();
    const { snoozed_until: until } = todo;
    const toAction = (id: string, label: string, icon: RowAction['icon'], day: string | null): RowAction => ({
      id,
      label,
      icon,
      onAction: () => void snooze(todo, day),
    });
    return [
      ...movesOf(todo),
      ...(until !== null && until > today
        ? [toAction('wake', t('todos.wake'), <AlarmClockOff />, null)]
        : []),
      toAction('tomorrow', t('todos.snooze.tomorrow'), <AlarmClock />, addDays(today, 1)),
      toAction(
        'week',
        t('todos.snooze.week'),
        <CalendarClock />,
        startOfNextWeek(today, settings.first_day_of_week),
      ),
      {
        id: 'date',
        label: t('todos.snooze.date'),
        icon: <CalendarDays />,
        onAction: () => onPickDate(todo),
      },
      ...(canCreateTasks && !todo.is_done
        ? [
            {
              id: 'to-task',
              label: t('todos.to_task'),
              icon: <ListChecks />,
              onAction: () => void convert(todo),
            },
          ]
        : []),
    ];
  };
}
