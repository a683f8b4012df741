import { type RecordOf, type ResponseOf, teams } from '@bureau/contract';
import { PlainText, Section, SegmentedControl, Skeleton, Stack } from '@bureau/ui';
import { BarList } from '@bureau/ui/charts';
import { formatDuration, formatFullName } from '@bureau/values';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequest } from '../../api/useQuery.ts';
import { useUser } from '../../core/account/account.ts';
import { useFormats } from '../../core/formats/useFormats.ts';
import { LoadFailure } from '../../screens/states/LoadFailure.tsx';
import { daysOf, periods } from '../../core/formats/periods.ts';

type Capacity = ResponseOf<typeof teams.capacity>;
type Team = RecordOf<typeof teams>;

/** Returns the names of leader and members, by their ids. */
function namesOf(team: Team): ReadonlyMap<number, string> {
  const { leader_firstname: firstname, leader_id: leaderId, leader_lastname: lastname, members } = team;
  return new Map([
    ...(leaderId === null ? [] : [[leaderId, formatFullName({ firstname, lastname })] as const]),
    ...members.map((member) => [member.user_id, formatFullName(member)] as const),
  ]);
}

/** Shows how long each person of a team can work in a period, and how much of that their open tasks take that are due then. */
export function TeamCapacity({ team }: { readonly team: Team }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { settings } = useUser();
  const [period, setPeriod] = useState<(typeof periods)[number]>('this_week');
  const { from, to } = daysOf(period, formats.today(), settings.first_day_of_week);
  const { data, error, retry } = useRequest<Capacity>(
    teams.capacity,
    { params: { id: team.id }, query: { from, to } },
    { keepsPrevious: true },
  );
  const names = namesOf(team);
  return (
    <Section title={t('teams.capacity.title')}>
      <Stack gap={3}>
        <SegmentedControl
          aria-label={t('teams.capacity.period')}
          value={period}
          onChange={(chosen) => setPeriod(chosen ?? period)}
          options={periods.map((id) => ({ id, label: t(`teams.capacity.${id}`) }))}
        />
        {!data && (error ? <LoadFailure error={error} onRetry={retry} /> : <Skeleton inlineSize="60%" />)}
        {data?.data.length === 0 && <PlainText isMuted>{t('teams.capacity.nobody')}</PlainText>}
        {data && data.data.length > 0 && (
          <BarList
            label={t('teams.capacity.title')}
            summary={t('teams.capacity.total', {
              from: formats.date(from),
              to: formats.date(to),
              planned: formatDuration(sumOf(data.data.map((one) => one.planned_minutes))),
              available: formatDuration(sumOf(data.data.map((one) => one.available_minutes))),
            })}
            pointsLabel={t('teams.capacity.person')}
            valuesLabel={t('teams.capacity.time')}
            most={1}
            entries={data.data.map((one) => ({
              id: one.user_id,
              label: names.get(one.user_id) ?? '',
              ...shareOf(one),
              valueLabel: t('teams.capacity.planned', {
                planned: formatDuration(one.planned_minutes),
                available: formatDuration(one.available_minutes),
              }),
              detail: t('teams.capacity.detail', {
                working: formatDuration(one.working_minutes),
                holiday: formatDuration(one.holiday_minutes),
                leave: formatDuration(one.leave_minutes),
              }),
            }))}
          />
        )}
      </Stack>
    </Section>
  );
}

const sumOf = (minutes: readonly number[]) => minutes.reduce((sum, one) => sum + one, 0);

/** Returns how much of the time is planned, from 0 to 1, and a tone where it is more than there is. */
function shareOf({ available_minutes: available, planned_minutes: planned }: Capacity['data'][number]) {
  if (planned > available) return { value: 1, tone: 'danger' } as const;
  return { value: available === 0 ? 0 : planned / available, tone: 'info' } as const;
}
