import { canAccess, dashboard, todos } from '@bureau/contract';
import { Badge, Checkbox, Link, Text, VisuallyHidden } from '@bureau/ui';
import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../api/useQuery.ts';
import { useAccessUser } from '../../../core/account/account.ts';
import { useFormats } from '../../../core/formats/useFormats.ts';
import { EntryList, TodoRow } from '../Dashboard.styles.ts';
import { useTickTodo } from '../useTickTodo.ts';
import type { WidgetProps } from './WidgetProps.ts';
import { entriesThatFit } from './entriesThatFit.ts';
import { WidgetState } from './WidgetState.tsx';

const rowHeight = 41;

interface DueDateProps {
  readonly date: string;
  readonly isDone: boolean;
}

/** Shows when a to-do is due, and marks it when that day is over. */
function DueDate({ date, isDone }: DueDateProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const label = formats.date(date);
  if (isDone || date >= formats.today())
    return (
      <Text size={12} tone="muted" isTabular>
        <time dateTime={date}>{label}</time>
      </Text>
    );
  const icon = (
    <>
      <Clock aria-hidden />
      <VisuallyHidden>{t('dashboard.todos.overdue')}</VisuallyHidden>
    </>
  );
  return <Badge tone="danger" label={label} icon={icon} />;
}

/** Lists what the signed-in user has to remember, and ticks it off: what is done stays until the list is read again, so that it can be taken back. */
export function TodosWidget({ rows }: WidgetProps) {
  const { t } = useTranslation();
  const tick = useTickTodo();
  const mayTick = canAccess(useAccessUser(), todos.update.rule);
  return (
    <WidgetState
      query={useQuery(dashboard.todos)}
      empty={t('dashboard.todos.empty')}
      isEmpty={({ entries }) => entries.length === 0}
      listOf={(data) => data}
    >
      {({ entries }) => (
        <EntryList>
          {entries
            .slice(0, entriesThatFit(rows, rowHeight))
            .map(({ id, title, is_done: isDone, due_date: due }) => (
              <TodoRow key={id} data-done={isDone || undefined}>
                <Checkbox
                  aria-label={title}
                  isReadOnly={!mayTick}
                  isSelected={isDone}
                  onChange={(to) => void tick(id, to)}
                />
                <Link href={`/todos/detail/${id}`} variant="quiet">
                  {title}
                </Link>
                {due !== null && <DueDate date={due} isDone={isDone} />}
              </TodoRow>
            ))}
        </EntryList>
      )}
    </WidgetState>
  );
}
