import { dashboard, taskPriorities } from '@bureau/contract';
import { Badge, Link, Text } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../api/useQuery.ts';
import { useFormats } from '../../../core/formats/useFormats.ts';
import { EntryList, EntryRow } from '../Dashboard.styles.ts';
import type { WidgetProps } from './WidgetProps.ts';
import { entriesThatFit } from './entriesThatFit.ts';
import { WidgetState } from './WidgetState.tsx';

type Of = 'mine' | 'due_today';

const rowHeight = 53;

interface TaskListWidgetProps extends Pick<WidgetProps, 'rows'> {
  readonly of: Of;
  readonly empty: string;
}

function TaskListWidget({ of, empty, rows }: TaskListWidgetProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <WidgetState
      query={useQuery(dashboard.tasks, { query: { of } })}
      empty={empty}
      isEmpty={({ count }) => count === 0}
      listOf={(data) => data}
    >
      {({ entries }) => (
        <EntryList>
          {entries.slice(0, entriesThatFit(rows, rowHeight)).map((task) => {
            const priority = taskPriorities.find(({ value }) => value === task.priority);
            const { due_date: due } = task;
            return (
              <EntryRow key={task.id}>
                <Link href={`/tasks/detail/${task.id}`} variant="quiet">
                  {task.title}
                </Link>
                {priority && <Badge tone={priority.tone} label={t(`priority.${priority.key}`)} />}
                <Text size={12} tone="muted">
                  {[task.code, task.project_name].filter(Boolean).join(' · ')}
                </Text>
                {due !== null && (
                  <Text size={12} tone={due < formats.today() ? 'danger' : 'muted'} isTabular>
                    <time dateTime={due}>{formats.date(due)}</time>
                  </Text>
                )}
              </EntryRow>
            );
          })}
        </EntryList>
      )}
    </WidgetState>
  );
}

/** Lists the open tasks of the signed-in user, the most pressing first. */
export function MyTasks({ rows }: WidgetProps) {
  const { t } = useTranslation();
  return <TaskListWidget of="mine" empty={t('dashboard.my_tasks.empty')} rows={rows} />;
}

/** Lists what is due today. */
export function DueToday({ rows }: WidgetProps) {
  const { t } = useTranslation();
  return <TaskListWidget of="due_today" empty={t('dashboard.due_today.empty')} rows={rows} />;
}
