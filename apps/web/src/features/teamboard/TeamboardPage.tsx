import { type Named, type RecordOf, type ResponseOf, tasks, teams } from '@bureau/contract';
import { ButtonLink, EmptyState, ListLayout, PageHeader, Select, Skeleton } from '@bureau/ui';
import { formatDuration } from '@bureau/values';
import { UsersRound } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useQuery, useRequest } from '../../api/useQuery.ts';
import { useCan, useUser } from '../../core/account/account.ts';
import { daysOf } from '../../core/formats/periods.ts';
import { useToday } from '../../core/formats/useFormats.ts';
import { FillingPage } from '../../screens/filling.styles.ts';
import { LoadFailure } from '../../screens/states/LoadFailure.tsx';
import { ForbiddenPage } from '../../screens/states/ForbiddenPage.tsx';
import { BoardTools, TaskBoard } from '../taskboard/service.ts';

/** Shows the tasks of a team: a lane for each member, with how much of this week is planned. A card that goes to another lane goes to another person. */
export function TeamboardPage() {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const canSeeTeams = useCan(teams.picker.rule);
  const { data, error, retry } = useRequest<readonly Named[]>(teams.picker, canSeeTeams ? {} : null, {
    isSteady: true,
  });
  const options = (data ?? []).map(({ id, name }) => ({ id, label: name }));
  const chosen = Number(params.get('team'));
  const teamId = options.find(({ id }) => id === chosen)?.id ?? options[0]?.id;
  const canSeeTasks = useCan(tasks.board.rule);
  if (!canSeeTasks) return <ForbiddenPage />;
  const content = () => {
    if (teamId !== undefined) return <Team key={teamId} id={teamId} />;
    if (canSeeTeams && !data)
      return error ? <LoadFailure error={error} onRetry={retry} /> : <Skeleton blockSize="50dvh" />;
    return (
      <EmptyState
        icon={<UsersRound />}
        title={t('teamboard.none.title')}
        description={t('teamboard.none.message')}
      />
    );
  };
  return (
    <ListLayout
      header={<PageHeader title={t('breadcrumbs.teamboard.title')} isPageTitle />}
      tools={
        options.length > 0 && (
          <BoardTools>
            <Select
              aria-label={t('teamboard.team')}
              options={options}
              value={teamId ?? null}
              onChange={(id) => setParams({ team: String(id) }, { replace: true })}
            />
          </BoardTools>
        )
      }
    >
      <FillingPage>{content()}</FillingPage>
    </ListLayout>
  );
}

/** Returns the ids of a team's leader and members. */
function idsOf({ leader_id: leader, members }: RecordOf<typeof teams>): number[] {
  return [...new Set([...(leader === null ? [] : [leader]), ...members.map((member) => member.user_id)])];
}

function Team({ id }: { readonly id: number }) {
  const { t } = useTranslation();
  const { settings } = useUser();
  const { data: team, error, retry } = useQuery(teams.one, { params: { id } });
  const week = daysOf('this_week', useToday(), settings.first_day_of_week);
  const { data: capacity } = useRequest<ResponseOf<typeof teams.capacity>>(
    teams.capacity,
    { params: { id }, query: week },
    { keepsPrevious: true },
  );
  const ids = team && idsOf(team).join();
  const query = useMemo(() => ({ filter: { assignee_id: ids?.split(',').map(Number) ?? [] } }), [ids]);
  const renderDetail = useCallback(
    (userId: number) => {
      const one = capacity?.data.find(({ user_id: person }) => person === userId);
      if (one === undefined) return null;
      return t('teamboard.capacity', {
        planned: formatDuration(one.planned_minutes),
        available: formatDuration(one.available_minutes),
      });
    },
    [capacity, t],
  );
  if (!team) return error ? <LoadFailure error={error} onRetry={retry} /> : <Skeleton blockSize="50dvh" />;
  if (ids === '')
    return (
      <EmptyState
        icon={<UsersRound />}
        title={t('teamboard.empty.title')}
        description={t('teamboard.empty.message')}
        action={<ButtonLink href={`/teams/detail/${id}`}>{t('teamboard.open')}</ButtonLink>}
      />
    );
  return <TaskBoard label={team.name} query={query} group="assignee_id" renderLaneDetail={renderDetail} />;
}
