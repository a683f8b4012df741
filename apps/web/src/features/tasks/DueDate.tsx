import { closedTaskStatuses, type TaskListItem } from '@bureau/contract';
import { Badge, VisuallyHidden } from '@bureau/ui';
import { Clock } from 'lucide-react';
import { RecurrenceMark } from '../../screens/fields/recurrence/lazyRecurrence.tsx';
import type { FieldContext } from '../../screens/fields/useFieldContext.ts';

type Due = Pick<TaskListItem, 'due_date' | 'status'>;

/** Returns whether work is left to do on a task whose day is over. */
export function isOverdue({ due_date: dueDate, status }: Due, today: string): boolean {
  return dueDate !== null && dueDate < today && !closedTaskStatuses.includes(status);
}

/** Renders a day, and marks it when it is over: by a clock, and by a label for those who do not see it. */
function renderDay(task: Due, { formats, t }: FieldContext) {
  if (task.due_date === null) return null;
  const date = formats.date(task.due_date);
  if (!isOverdue(task, formats.today())) return <time dateTime={task.due_date}>{date}</time>;
  const icon = (
    <>
      <Clock aria-hidden />
      <VisuallyHidden>{t('fields.overdue')}</VisuallyHidden>
    </>
  );
  return <Badge tone="danger" label={date} icon={icon} />;
}

/** Renders when a task is due, and whether it comes again. */
export function renderDueDate(task: Due & Pick<TaskListItem, 'recurrence'>, context: FieldContext) {
  const day = renderDay(task, context);
  if (task.recurrence === null) return day;
  return (
    <>
      {day} <RecurrenceMark rule={task.recurrence} />
    </>
  );
}

/** How lists show when tasks are due: the day of a late one stands in its column beside the mark of what comes again. */
export const dueDate = { width: 144, renderCell: renderDueDate };
