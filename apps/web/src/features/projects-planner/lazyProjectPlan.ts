import { lazyComponent } from '../../screens/lazy/lazyComponent.ts';
import type { ProjectPlanProps } from './ProjectPlan.tsx';

/** Shows the plan of one project. Its code is loaded with the first of them. */
export const { Component: ProjectPlan } = lazyComponent<ProjectPlanProps>(
  async () => (await import('./ProjectPlan.tsx')).ProjectPlan,
);
