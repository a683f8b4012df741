import { awayDays, dashboard } from '@bureau/contract';
import { Persona } from '@bureau/ui';
import { formatFullName } from '@bureau/values';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../api/useQuery.ts';
import { avatarAddress } from '../../../core/account/avatar.ts';
import { useFormats } from '../../../core/formats/useFormats.ts';
import { EntryList, EntryRow } from '../Dashboard.styles.ts';
import type { WidgetProps } from './WidgetProps.ts';
import { entriesThatFit } from './entriesThatFit.ts';
import { WidgetState } from './WidgetState.tsx';

const rowHeight = 57;

/** Lists who is away today and in the next days, and until when. */
export function AwayWidget({ rows }: WidgetProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <WidgetState
      query={useQuery(dashboard.away)}
      empty={t('dashboard.away.empty', { days: awayDays })}
      isEmpty={({ entries }) => entries.length === 0}
      listOf={({ list }) => list}
    >
      {({ entries }) => (
        <EntryList>
          {entries.slice(0, entriesThatFit(rows, rowHeight)).map(({ id, avatar, ...absence }) => {
            const { start_date: from, end_date: to, is_half_day: isHalfDay } = absence;
            const dates = [...new Set([from, to])].map(formats.date).join(' – ');
            return (
              <EntryRow key={id}>
                <Persona
                  name={formatFullName(absence)}
                  src={avatarAddress(avatar)}
                  detail={isHalfDay ? `${dates} · ${t('dashboard.away.half_day')}` : dates}
                />
              </EntryRow>
            );
          })}
        </EntryList>
      )}
    </WidgetState>
  );
}
