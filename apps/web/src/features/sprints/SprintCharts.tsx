import { sprints } from '@bureau/contract';
import { EmptyState, Section, SegmentedControl, Skeleton } from '@bureau/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../api/useQuery.ts';
import { LoadFailure } from '../../screens/states/LoadFailure.tsx';
import { BurndownChart } from './BurndownChart.tsx';
import type { Burndown, Sprint, WorkUnit } from './burndown.ts';
import * as styles from './SprintCharts.styles.ts';
import { useWorkFormat } from './useWorkFormat.ts';
import { VelocityChart } from './VelocityChart.tsx';

const units: readonly WorkUnit[] = ['tasks', 'minutes'];

/** Explains why there is no burndown yet, and shows what was planned until now. */
function NotStarted({ burndown, sprint }: { readonly burndown: Burndown; readonly sprint: Sprint }) {
  const { t } = useTranslation();
  const [tasks, time] = [useWorkFormat('tasks'), useWorkFormat('minutes')];
  const { planned } = burndown;
  return (
    <EmptyState
      title={t('sprints.burndown.empty')}
      description={
        <>
          {t(sprint.started_at === null ? 'sprints.burndown.not_started' : 'sprints.burndown.no_dates')}
          <br />
          {t('sprints.burndown.planned', { tasks: tasks(planned.tasks), time: time(planned.minutes) })}
        </>
      }
    />
  );
}

/** Shows how the work in a sprint became less, and beside it what the sprints of its project got done before: in tasks, or by their estimates. */
export function SprintCharts({ sprint }: { readonly sprint: Sprint }) {
  const { t } = useTranslation();
  const [unit, setUnit] = useState<WorkUnit>('tasks');
  const { data, error, retry } = useQuery(sprints.burndown, { params: { id: sprint.id } });
  const isDrawn = data !== undefined && sprint.started_at !== null && data.days.length > 0;
  const isChosen = isDrawn || (data?.before.length ?? 0) > 0;
  const renderBurndown = () => {
    if (!data) return error ? <LoadFailure error={error} onRetry={retry} /> : <Skeleton />;
    return isDrawn ? (
      <BurndownChart
        label={`${t('sprints.burndown')}: ${sprint.name}`}
        burndown={data}
        unit={unit}
        isCompleted={sprint.completed_at !== null}
      />
    ) : (
      <NotStarted burndown={data} sprint={sprint} />
    );
  };
  return (
    <>
      <Section
        title={t('sprints.burndown')}
        actions={
          isChosen && (
            <SegmentedControl
              aria-label={t('sprints.unit')}
              value={unit}
              onChange={(next) => next && setUnit(next)}
              options={units.map((id) => ({ id, label: t(`sprints.unit.${id}`) }))}
            />
          )
        }
      >
        <styles.ChartBox data-empty={(data && !isDrawn) || undefined}>{renderBurndown()}</styles.ChartBox>
      </Section>
      {data !== undefined && data.before.length > 0 && (
        <Section title={t('sprints.velocity')}>
          <styles.ChartBox>
            <VelocityChart
              label={`${t('sprints.velocity')}: ${sprint.project_name}`}
              before={data.before}
              unit={unit}
            />
          </styles.ChartBox>
        </Section>
      )}
    </>
  );
}
