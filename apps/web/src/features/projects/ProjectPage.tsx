import { planner, type Project } from '@bureau/contract';
import { Skeleton, type TabItem } from '@bureau/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../core/account/account.ts';
import { lazyComponent } from '../../screens/lazy/lazyComponent.ts';
import { RecordScreen } from '../../screens/record/RecordScreen.tsx';
import { ErrorBoundary } from '../../screens/states/ErrorBoundary.tsx';
import { screens } from './projects.screens.ts';

const { Component: ProjectPlan } = lazyComponent(
  async () => (await import('../../screens/planner/ProjectPlan.tsx')).ProjectPlan,
);

const planTab = (project: Pick<Project, 'id' | 'name'>, label: string): TabItem => ({
  id: 'planner',
  label,
  content: (
    <ErrorBoundary isPart>
      <Suspense fallback={<Skeleton />}>
        <ProjectPlan project={project} />
      </Suspense>
    </ErrorBoundary>
  ),
});

/** Shows the project that the address names, with its plan for those who may see plans. */
export function ProjectPage() {
  const { t } = useTranslation();
  const canPlan = useCan(planner.rows.rule);
  const label = t('projects.planner');
  return <RecordScreen screens={screens} tabsOf={(project) => (canPlan ? [planTab(project, label)] : [])} />;
}
