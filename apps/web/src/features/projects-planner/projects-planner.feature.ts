import { routeOf } from '@bureau/contract';
import type { Feature } from '../../core/navigation/feature.ts';

export const projectsPlanner: Feature = {
  ...routeOf('projects-planner'),
  derivesFrom: ['projects', 'sprints', 'tasks', 'holidays'],
  catalogues: ['projects', 'sprints', 'tasks'],
  pages: [
    {
      path: '',
      titleKey: 'breadcrumbs.projects-planner.title',
      isInBreadcrumb: true,
      load: async () => (await import('./PlannerPage.tsx')).PlannerPage,
    },
  ],
};
