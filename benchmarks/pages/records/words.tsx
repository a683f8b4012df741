import { closedTaskStatuses, type TaskListItem } from '@bureau/contract';
import shared from '@bureau/contract/labels/shared/locales/en.json';
import labels from '@bureau/contract/labels/tasks/locales/en.json';
import screens from '../../../apps/web/src/screens/locales/en.json';
import tasks from '../../../apps/web/src/features/tasks/locales/en.json';
import { Icon } from './icons.tsx';

/** Writes a plain date, and an instant in UTC, as the demonstration's users read them. */
export const writeDate = (date: string) => `${date.slice(8, 10)}.${date.slice(5, 7)}.${date.slice(0, 4)}`;
export const writeInstant = (instant: string) => `${writeDate(instant)} ${instant.slice(11, 16)}`;

interface Named {
  readonly firstname: string | null;
  readonly lastname: string | null;
}

export const nameOf = ({ firstname, lastname }: Named) => `${firstname ?? ''} ${lastname ?? ''}`;
export const initialsOf = ({ firstname, lastname }: Named) => `${firstname?.[0] ?? ''}${lastname?.[0] ?? ''}`;
const texts = { ...screens, ...shared, ...tasks, ...labels };
export const wordOf = (key: keyof typeof texts) => texts[key];

interface BadgeProps {
  readonly tone: string;
  readonly text: string;
}

export function Badge({ tone, text }: BadgeProps) {
  return (
    <span className="badge" data-tone={tone}>
      {text}
    </span>
  );
}

/** Shows when a task is due, marked where that day is over. */
export function Due({ task, today }: { readonly task: TaskListItem; readonly today: string }) {
  const { due_date: due, status } = task;
  if (due === null) return null;
  if (due >= today || closedTaskStatuses.includes(status)) return <time>{writeDate(due)}</time>;
  return (
    <span className="badge" data-tone="danger">
      <Icon name="clock" />
      <span className="hidden">Overdue:</span>
      <span>{writeDate(due)}</span>
    </span>
  );
}
