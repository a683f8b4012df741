import type { Feature } from '../../core/navigation/feature.ts';
import { recordFeature } from '../../screens/resource/recordPages.tsx';

export const projects: Feature = {
  ...recordFeature('projects', () => import('./projects.screens.tsx'), {
    record: async () => (await import('./ProjectPage.tsx')).ProjectPage,
  }),
  derivesFrom: ['tasks', 'timesheet'],
  catalogues: ['projects-planner', 'sprints', 'taskboard', 'tasks'],
};
