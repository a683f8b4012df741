import { dashboard } from '@bureau/contract';
import { BarList } from '@bureau/ui/charts';
import { formatDuration } from '@bureau/values';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../api/useQuery.ts';
import { useFormats } from '../../../core/formats/useFormats.ts';
import { WidgetState } from './WidgetState.tsx';

/** Compares what the user has worked on each day of this week. */
export function HoursWidget() {
  const { i18n, t } = useTranslation();
  const formats = useFormats();
  const weekday = new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' });
  const today = formats.today();
  return (
    <WidgetState
      query={useQuery(dashboard.hours)}
      empty={t('dashboard.hours.empty')}
      isEmpty={({ count }) => count === 0}
      listOf={(data) => data}
    >
      {({ days, minutes }) => (
        <BarList
          label={t('dashboard.widgets.hours_this_week')}
          summary={t('dashboard.hours.total', { time: formatDuration(minutes) })}
          pointsLabel={t('dashboard.hours.day')}
          valuesLabel={t('dashboard.hours.time')}
          formatValue={formatDuration}
          // what is to come is not shown as missing
          entries={days
            .filter(({ date, minutes: worked }) => date <= today || worked > 0)
            .map(({ date, minutes: worked, route }) => ({
              id: date,
              label: weekday.format(new Date(date)),
              value: worked,
              href: route,
              tone: date === today ? 'accent' : 'info',
            }))}
        />
      )}
    </WidgetState>
  );
}
