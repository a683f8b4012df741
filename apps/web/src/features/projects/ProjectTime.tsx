import { type Project, projects } from '@bureau/contract';
import { EmptyState, Link, Section, Skeleton, Stack, Stats, Table, Text } from '@bureau/ui';
import { BarList } from '@bureau/ui/charts';
import { formatDuration, formatFullName } from '@bureau/values';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../api/useQuery.ts';
import { LoadFailure } from '../../screens/states/LoadFailure.tsx';

/** Shows the time that was worked on a project: what it is against the estimate, by person and by task. */
export function ProjectTime({ project }: { readonly project: Pick<Project, 'estimated_minutes' | 'id'> }) {
  const { t } = useTranslation();
  const { data, error, retry } = useQuery(projects.time, { params: { id: project.id } });
  if (!data) return error ? <LoadFailure error={error} onRetry={retry} /> : <Skeleton />;
  const entries = `/timesheet?filter[project_id]=${project.id}`;
  if (data.minutes === 0)
    return (
      <EmptyState
        title={t('projects.time.empty')}
        description={t('projects.time.empty.message')}
        action={<Link href="/timesheet/create">{t('projects.time.log')}</Link>}
      />
    );
  const estimate = project.estimated_minutes ?? data.estimated_minutes;
  const left = estimate - data.minutes;
  const signed = (minutes: number) => `${minutes < 0 ? '−' : ''}${formatDuration(Math.abs(minutes))}`;
  return (
    <Stack gap={6}>
      <Stats
        entries={[
          {
            id: 'worked',
            label: t('projects.time.worked'),
            value: formatDuration(data.minutes),
            href: entries,
          },
          {
            id: 'billable',
            label: t('projects.time.billable'),
            value: formatDuration(data.billable_minutes),
          },
          { id: 'estimate', label: t('projects.fields.estimated_minutes'), value: formatDuration(estimate) },
          ...(estimate === 0
            ? []
            : [
                left < 0
                  ? {
                      id: 'over',
                      label: t('projects.time.over'),
                      value: formatDuration(-left),
                      tone: 'danger' as const,
                    }
                  : { id: 'left', label: t('projects.time.left'), value: formatDuration(left) },
              ]),
        ]}
      />
      <Section title={t('projects.time.people')}>
        <BarList
          label={t('projects.time.people')}
          summary={t('projects.time.total', { time: formatDuration(data.minutes) })}
          pointsLabel={t('projects.time.person')}
          valuesLabel={t('projects.time.worked')}
          formatValue={formatDuration}
          entries={data.people.map(({ user_id: id, minutes, billable_minutes: billable, ...person }) => ({
            id: id ?? 0,
            label: formatFullName(person, t('activity.somebody')),
            value: minutes,
            detail: t('projects.time.of_it_billable', { time: formatDuration(billable) }),
            ...(id !== null && { href: `${entries}&filter[user_id]=${id}` }),
            tone: 'accent' as const,
          }))}
        />
      </Section>
      <Section title={t('projects.time.tasks')}>
        <Table
          label={t('projects.time.tasks')}
          columns={[
            { id: 'task', label: t('projects.time.task') },
            { id: 'estimate', label: t('projects.fields.estimated_minutes'), align: 'end' },
            { id: 'worked', label: t('projects.time.worked'), align: 'end' },
            { id: 'difference', label: t('projects.time.difference'), align: 'end' },
          ]}
          rows={data.tasks.map(({ task_id: id, title, code, estimated_minutes: estimated, minutes }) => ({
            id: id ?? 0,
            cells: {
              task:
                id === null ? (
                  <Text tone="muted">{t('projects.time.no_task')}</Text>
                ) : (
                  <Link href={`/tasks/detail/${id}`}>{`${code} ${title}`}</Link>
                ),
              estimate: estimated === null ? '–' : formatDuration(estimated),
              worked: formatDuration(minutes),
              difference: estimated === null ? '–' : signed(minutes - estimated),
            },
          }))}
        />
        {data.task_count > data.tasks.length && (
          <Link href={entries}>{t('record.show_all', { total: data.task_count })}</Link>
        )}
      </Section>
    </Stack>
  );
}
