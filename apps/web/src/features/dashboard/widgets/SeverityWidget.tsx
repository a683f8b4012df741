import { dashboard, incidentSeverities } from '@bureau/contract';
import { BarList } from '@bureau/ui/charts';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../api/useQuery.ts';
import { WidgetState } from './WidgetState.tsx';

/** Compares how many open incidents there are of each severity. */
export function SeverityWidget() {
  const { i18n, t } = useTranslation();
  return (
    <WidgetState
      query={useQuery(dashboard.incidents)}
      empty={t('dashboard.incidents.empty')}
      isEmpty={({ count }) => count === 0}
      listOf={(data) => data}
    >
      {({ count: total, severities }) => (
        <BarList
          label={t('dashboard.widgets.incidents_by_severity')}
          summary={t('dashboard.incidents.total', { total: total.toLocaleString(i18n.language) })}
          pointsLabel={t('incidents.fields.severity')}
          valuesLabel={t('breadcrumbs.incidents.title')}
          entries={severities.flatMap(({ severity, count, route }) => {
            const entry = incidentSeverities.find(({ value }) => value === severity);
            if (!entry) return [];
            const label = t(`incidents.severity.${entry.key}`);
            return [{ id: severity, label, value: count, href: route, tone: entry.tone }];
          })}
        />
      )}
    </WidgetState>
  );
}
