import { LineChart } from '@bureau/ui/charts';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../core/formats/useFormats.ts';
import { type Burndown, resultOf, type WorkUnit } from './burndown.ts';
import { useWorkFormat } from './useWorkFormat.ts';

interface BurndownChartProps {
  readonly burndown: Burndown;
  readonly unit: WorkUnit;
  /** Names the chart. */
  readonly label: string;
  readonly isCompleted: boolean;
}

/** Shows what was left in a sprint at the end of each of its days beside the ideal line, and how much was in it. */
export function BurndownChart({ burndown, label, unit, isCompleted }: BurndownChartProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const write = useWorkFormat(unit);
  const { behind, left, scope, total } = resultOf(burndown, unit);

  const summarise = () => {
    const values = { left: write(left), total: write(total), difference: write(Math.abs(behind)) };
    if (isCompleted) return t(left === 0 ? 'sprints.burndown.all_done' : 'sprints.burndown.ended', values);
    const key = behind > 0 ? 'behind' : behind < 0 ? 'ahead' : 'even';
    return t(`sprints.burndown.${key}`, values);
  };
  const scopeChange =
    scope !== 0 &&
    t(`sprints.burndown.scope.${scope > 0 ? 'more' : 'less'}`, { difference: write(Math.abs(scope)) });

  const start = burndown.planned[unit];
  return (
    <LineChart
      label={label}
      summary={[summarise(), scopeChange].filter(Boolean).join(' ')}
      pointsLabel={t('sprints.burndown.day')}
      formatValue={write}
      unit={unit === 'minutes' ? 60 : undefined}
      series={[
        { id: 'ideal', label: t('sprints.burndown.ideal'), isReference: true },
        { id: 'left', label: t('sprints.burndown.left'), tone: 'accent' },
        { id: 'total', label: t('sprints.burndown.total'), tone: 'info' },
      ]}
      points={[
        {
          id: 'start',
          label: t('sprints.burndown.start'),
          values: [{ value: start }, { value: start }, { value: start }],
        },
        ...burndown.days.map((day) => ({
          id: day.date,
          label: formats.date(day.date),
          values: [day.ideal, day.left, day.total].map((work) => ({ value: work?.[unit] ?? null })),
        })),
      ]}
    />
  );
}
