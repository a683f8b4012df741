import type { TaskListItem } from '@bureau/contract';
import { Link, Section } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { renderValue } from '../../screens/fields/kinds.tsx';
import { useFieldContext } from '../../screens/fields/useFieldContext.ts';
import { useShownFields } from '../../screens/fields/useShownFields.ts';
import { isClosed } from './subtaskTree.ts';
import * as styles from './TaskDependencies.styles.ts';
import { screens } from './tasks.screens.tsx';

interface TaskSeriesProps {
  readonly previous: TaskListItem | undefined;
  readonly next: TaskListItem | undefined;
}

/** Leads from a task that recurs to the one before it and the one after it. Nothing of a task that stands alone. */
export function TaskSeries({ next, previous }: TaskSeriesProps) {
  const { t } = useTranslation();
  const context = useFieldContext();
  const fields = useShownFields(screens);
  const shown = fields.filter(({ name }) => name === 'status' || name === 'due_date');
  const around = [
    { label: t('tasks.series.previous'), task: previous },
    { label: t('tasks.series.next'), task: next },
  ];
  if (previous === undefined && next === undefined) return null;
  return (
    <Section title={t('tasks.series')}>
      {around.map(
        ({ label, task }) =>
          task && (
            <div key={label}>
              <styles.SideTitle>{label}</styles.SideTitle>
              <styles.Others aria-label={label}>
                <li>
                  {shown.map((field) => (
                    <span key={field.name}>{renderValue(field, task, context)}</span>
                  ))}
                  <Link href={`/tasks/detail/${task.id}`} data-done={isClosed(task) || undefined}>
                    {`${task.code} ${task.title}`}
                  </Link>
                </li>
              </styles.Others>
            </div>
          ),
      )}
    </Section>
  );
}
