import { recordFeature } from '../../screens/resource/recordPages.tsx';

export const sprints = recordFeature('sprints', () => import('./sprints.screens.ts'), {
  record: async () => (await import('./SprintPage.tsx')).SprintPage,
});
