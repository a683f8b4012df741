import { dashboard, type StatId, type Tone } from '@bureau/contract';
import { Stats } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../api/useQuery.ts';
import { LoadFailure } from '../../../screens/states/LoadFailure.tsx';
import type { WidgetProps } from './WidgetProps.ts';

/** Lists the stats, the most pressing first. */
const stats: readonly { readonly id: StatId; readonly tone?: Tone }[] = [
  { id: 'mine' },
  { id: 'due_today', tone: 'warning' },
  { id: 'overdue', tone: 'danger' },
  { id: 'urgent' },
  { id: 'waiting' },
  { id: 'open' },
  { id: 'created' },
  { id: 'completed' },
];

/** Counts tasks; each figure leads to those that it counts. */
export function StatsWidget({ period }: WidgetProps) {
  const { t } = useTranslation();
  const { data, error, retry } = useQuery(dashboard.figures, { query: { period: `${period}` } });
  if (!data && error) return <LoadFailure error={error} onRetry={retry} />;
  return (
    <Stats
      isFrameless
      entries={stats.map(({ id, ...options }) => {
        const figure = data?.figures.find((one) => one.id === id);
        return {
          id,
          ...options,
          label: t(`dashboard.tasks.${id}`, { days: period }),
          href: figure?.route ?? '/tasks',
          value: figure?.count,
        };
      })}
    />
  );
}
