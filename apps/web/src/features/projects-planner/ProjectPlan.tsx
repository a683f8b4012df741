import type { Project } from '@bureau/contract';
import { useTranslation } from 'react-i18next';
import { BaselineMenu } from './BaselineMenu.tsx';
import { FillingTab } from '../../screens/filling.styles.ts';
import { QuickAdd } from '../../screens/quickAdd/QuickAdd.tsx';
import { AddPlace } from '../../screens/record/RelatedRecords.styles.ts';
import { usePlanCache } from './planCache.ts';
import { PlanView } from './PlanView.tsx';
import { usePlanState } from './usePlanState.ts';

export interface ProjectPlanProps {
  readonly project: Pick<Project, 'id' | 'name'>;
}

/** Shows the plan of one project, to which tasks are added by a line above it. */
export function ProjectPlan({ project }: ProjectPlanProps) {
  const { t } = useTranslation();
  const { refetch } = usePlanCache();
  const { change, from, to, view, zoom } = usePlanState();
  const { id, name } = project;
  return (
    <FillingTab>
      <AddPlace>
        <QuickAdd of="tasks" filter={{ project_id: [id] }} onAdded={refetch} />
      </AddPlace>
      <PlanView
        label={t('planner.of', { name })}
        filter={{ filter: { id: [id] } }}
        {...{ from, to, view, zoom }}
        onZoomChange={(next) => change({ zoom: next })}
        onViewChange={(next) => change({ view: next })}
        renderActions={({ rows }) => (
          <BaselineMenu projectId={id} hasBaseline={rows.some(({ baseline }) => baseline !== null)} />
        )}
      />
    </FillingTab>
  );
}
