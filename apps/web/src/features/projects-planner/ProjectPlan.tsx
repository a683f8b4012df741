import type { Project } from '@bureau/contract';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../core/formats/useFormats.ts';
import { recordParams, useRecordParam } from '../../core/navigation/recordParams.ts';
import { BaselineMenu } from './BaselineMenu.tsx';
import { FillingTab } from '../../screens/filling.styles.ts';
import { QuickAdd } from '../../screens/quickAdd/QuickAdd.tsx';
import { AddPlace } from '../../screens/record/RelatedRecords.styles.ts';
import { usePlanCache } from './planCache.ts';
import { defaultPeriod, viewOf, zoomOf } from './planAddress.ts';
import { PlanView } from './PlanView.tsx';

export interface ProjectPlanProps {
  readonly project: Pick<Project, 'id' | 'name'>;
}

/** Shows the plan of one project, to which tasks are added by a line above it. */
export function ProjectPlan({ project }: ProjectPlanProps) {
  const { t } = useTranslation();
  const { refetch } = usePlanCache();
  const period = defaultPeriod(useToday());
  const [zoom, setZoom] = useRecordParam(recordParams.zoom);
  const [view, setView] = useRecordParam(recordParams.plan);
  const { id, name } = project;
  return (
    <FillingTab>
      <AddPlace>
        <QuickAdd of="tasks" filter={{ project_id: [id] }} onAdded={refetch} />
      </AddPlace>
      <PlanView
        label={t('planner.of', { name })}
        filter={{ filter: { id: [id] } }}
        {...period}
        zoom={zoomOf(zoom)}
        onZoomChange={setZoom}
        view={viewOf(view)}
        onViewChange={(next) => setView(next === 'table' ? next : null)}
        renderActions={({ rows }) => (
          <BaselineMenu projectId={id} hasBaseline={rows.some(({ baseline }) => baseline !== null)} />
        )}
      />
    </FillingTab>
  );
}
