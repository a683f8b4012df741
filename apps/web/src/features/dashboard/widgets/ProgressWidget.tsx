import { dashboard, projectFields } from '@bureau/contract';
import { BarList } from '@bureau/ui/charts';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../api/useQuery.ts';
import { useCanOpen } from '../../../core/navigation/useCanOpen.ts';
import { useFormats } from '../../../core/formats/useFormats.ts';
import type { WidgetProps } from './WidgetProps.ts';
import { entriesThatFit } from './entriesThatFit.ts';
import { WidgetState } from './WidgetState.tsx';

const barHeight = 64;

const tones = projectFields.health.tones;

/** Shows how projects that are under way get on; each leads to its open tasks. */
export function ProgressWidget({ rows }: WidgetProps) {
  const { i18n, t } = useTranslation();
  const formats = useFormats();
  const canOpen = useCanOpen();
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  return (
    <WidgetState
      query={useQuery(dashboard.projects)}
      empty={t('dashboard.projects.empty')}
      isEmpty={({ count }) => count === 0}
      listOf={(data) => data}
    >
      {({ count, entries }) => (
        <BarList
          label={t('dashboard.widgets.project_progress')}
          summary={t('dashboard.projects.total', { total: count.toLocaleString(i18n.language) })}
          pointsLabel={t('tasks.fields.project_id')}
          valuesLabel={t('projects.fields.progress')}
          formatValue={(progress) => percent.format(progress / 100)}
          most={100}
          entries={entries.slice(0, entriesThatFit(rows, barHeight)).map((project) => {
            const { open_task_count: open, task_count: total, due_date: due, health } = project;
            const details = [
              health !== null && t(`projects.health.${health}`),
              t('dashboard.projects.tasks', { open, total }),
              due !== null && t('dashboard.projects.due', { date: formats.date(due) }),
            ];
            return {
              id: project.id,
              label: project.name,
              value: project.progress,
              detail: details.filter(Boolean).join(' · '),
              ...(canOpen(project.tasks_route) && { href: project.tasks_route }),
              tone: health === null ? 'accent' : tones[health],
            };
          })}
        />
      )}
    </WidgetState>
  );
}
