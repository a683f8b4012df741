import { dashboard, taskStatuses } from '@bureau/contract';
import { BarList } from '@bureau/ui/charts';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../api/useQuery.ts';
import { WidgetState } from './WidgetState.tsx';

/** Compares how many open tasks there are in each status. */
export function StatusWidget() {
  const { i18n, t } = useTranslation();
  return (
    <WidgetState
      query={useQuery(dashboard.statuses)}
      empty={t('dashboard.statuses.empty')}
      isEmpty={({ count }) => count === 0}
      listOf={(data) => data}
    >
      {({ count: total, statuses }) => (
        <BarList
          label={t('dashboard.widgets.tasks_by_status')}
          summary={t('dashboard.statuses.total', { total: total.toLocaleString(i18n.language) })}
          pointsLabel={t('tasks.fields.status')}
          valuesLabel={t('breadcrumbs.tasks.title')}
          entries={taskStatuses.flatMap(({ key, tone, value }) => {
            const counted = statuses.find(({ status }) => status === value);
            if (!counted) return [];
            const { count, route } = counted;
            return [{ id: value, label: t(`status.task.${key}`), value: count, href: route, tone }];
          })}
        />
      )}
    </WidgetState>
  );
}
