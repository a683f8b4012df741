import { ColumnChart } from '@bureau/ui/charts';
import { useTranslation } from 'react-i18next';
import type { Burndown, WorkUnit } from './burndown.ts';
import { useWorkFormat } from './useWorkFormat.ts';

interface VelocityChartProps {
  /** The sprints that were completed before, the last one first. */
  readonly before: Burndown['before'];
  readonly unit: WorkUnit;
  /** Names the chart. */
  readonly label: string;
}

/** Compares what was planned in the last sprints of a project with what was done in them. */
export function VelocityChart({ before, label, unit }: VelocityChartProps) {
  const { t } = useTranslation();
  const write = useWorkFormat(unit);
  const meanOf = (part: 'done' | 'planned') =>
    write(Math.round((before.reduce((sum, one) => sum + one[part][unit], 0) / before.length) * 10) / 10);
  return (
    <ColumnChart
      label={label}
      summary={t('sprints.velocity.mean', { done: meanOf('done'), planned: meanOf('planned') })}
      pointsLabel={t('sprints.velocity.sprint')}
      formatValue={write}
      unit={unit === 'minutes' ? 60 : undefined}
      series={[
        { id: 'planned', label: t('sprints.velocity.planned'), tone: 'neutral' },
        { id: 'done', label: t('sprints.velocity.done'), tone: 'success' },
      ]}
      points={before.toReversed().map(({ id, name, planned, done }) => ({
        id: `${id}`,
        label: name,
        values: [planned, done].map((work) => ({ value: work[unit], href: `/sprints/detail/${id}` })),
      }))}
    />
  );
}
