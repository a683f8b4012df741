import type { Feature } from '../../core/navigation/feature.ts';
import { recordFeature } from '../../screens/resource/recordPages.tsx';

export const sprints: Feature = {
  ...recordFeature('sprints', () => import('./sprints.screens.ts'), {
    record: async () => (await import('./SprintPage.tsx')).SprintPage,
  }),
  derivesFrom: ['tasks'],
};
