import type { TaskListItem } from '@bureau/contract';
import { Section } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { LinkedRecords } from '../../screens/record/LinkedRecords.tsx';
import { isClosed } from './subtaskTree.ts';
import { screens } from './tasks.screens.tsx';

interface TaskSeriesProps {
  readonly previous: readonly TaskListItem[];
  readonly next: readonly TaskListItem[];
}

const shown = ['status', 'due_date'];

/** Leads from a task that recurs to the one before it and the one after it. Nothing of a task that stands alone. */
export function TaskSeries({ next, previous }: TaskSeriesProps) {
  const { t } = useTranslation();
  if (previous.length + next.length === 0) return null;
  const around = [
    { title: t('tasks.series.previous'), records: previous },
    { title: t('tasks.series.next'), records: next },
  ];
  return (
    <Section title={t('tasks.series')}>
      {around.map(
        (side) =>
          side.records.length > 0 && (
            <LinkedRecords key={side.title} {...side} screens={screens} fields={shown} isDone={isClosed} />
          ),
      )}
    </Section>
  );
}
