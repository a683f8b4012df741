import { planner, type Project, projects, tasks } from '@bureau/contract';
import type { TabItem } from '@bureau/ui';
import { type ComponentType, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../core/account/account.ts';
import { lazyComponent } from '../../screens/lazy/lazyComponent.ts';
import { RecordScreen } from '../../screens/record/RecordScreen.tsx';
import { PagePart } from '../../screens/states/PagePart.tsx';
import { ProjectPlan } from '../projects-planner/service.ts';
import { ProjectBoard } from '../taskboard/service.ts';
import { screens } from './projects.screens.tsx';

type ShownProject = Pick<Project, 'currency' | 'estimated_minutes' | 'id' | 'name' | 'start_date'>;

interface TabProps {
  readonly project: ShownProject;
}

const { Component: ProjectTime } = lazyComponent<TabProps>(
  async () => (await import('./ProjectTime.tsx')).ProjectTime,
);
const { Component: ProjectFinance } = lazyComponent<TabProps>(
  async () => (await import('./ProjectFinance.tsx')).ProjectFinance,
);
const { Component: DuplicateProject } = lazyComponent<TabProps>(
  async () => (await import('./DuplicateProject.tsx')).DuplicateProject,
);

/** Names the fields that others say. */
const marked = ['health_reason'];

function tabOf<Shown>(
  id: string,
  label: string,
  Content: ComponentType<{ readonly project: Shown }>,
  project: NoInfer<Shown>,
): TabItem {
  const content = (
    <PagePart>
      <Content project={project} />
    </PagePart>
  );
  return { id, label, content };
}

/** Shows the project that the address names, with its plan, its time and its finances for those who may see these. */
export function ProjectPage() {
  const { t } = useTranslation();
  const canSeeBoard = useCan(tasks.board.rule);
  const canPlan = useCan(planner.rows.rule);
  const canSeeTime = useCan(projects.time.rule);
  const canSeeFinance = useCan(projects.finance.rule);
  const canDuplicate = useCan(projects.duplicate.rule);
  return (
    <RecordScreen
      screens={screens}
      // said beside the health
      contentFields={marked}
      renderActions={(project) =>
        canDuplicate && (
          <Suspense>
            <DuplicateProject project={project} />
          </Suspense>
        )
      }
      tabsOf={(project) => [
        ...(canSeeBoard ? [tabOf('board', t('projects.board'), ProjectBoard, project)] : []),
        ...(canPlan ? [tabOf('planner', t('projects.planner'), ProjectPlan, project)] : []),
        ...(canSeeTime ? [tabOf('time', t('projects.time'), ProjectTime, project)] : []),
        ...(canSeeFinance ? [tabOf('finance', t('projects.finance'), ProjectFinance, project)] : []),
      ]}
    />
  );
}
