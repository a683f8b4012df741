import { closedTaskStatuses, type TaskListItem } from '@bureau/contract';
import { Badge, VisuallyHidden } from '@bureau/ui';
import { Clock } from 'lucide-react';
import type { Formats } from '../../app/useFormats.ts';

type Due = Pick<TaskListItem, 'due_date' | 'status'>;

/** Tells whether work is left to do on a task whose day is over. */
export function isOverdue({ due_date: dueDate, status }: Due, today: string): boolean {
  return dueDate !== null && dueDate < today && !closedTaskStatuses.includes(status);
}

interface DueDateProps {
  readonly task: Due;
  readonly formats: Formats;
  /** Says to those who do not see the clock that the day is over. Rows are many, and each would look it up. */
  readonly overdueLabel: string;
}

/** Shows when a task is due, and marks it when that day is over. */
export function DueDate({ task, formats, overdueLabel }: DueDateProps) {
  if (task.due_date === null) return null;
  const date = formats.date(task.due_date);
  if (!isOverdue(task, formats.today())) return <time dateTime={task.due_date}>{date}</time>;
  const icon = (
    <>
      <Clock aria-hidden />
      <VisuallyHidden>{overdueLabel}</VisuallyHidden>
    </>
  );
  return <Badge tone="danger" label={date} icon={icon} />;
}
