import type { Feature } from '../../core/navigation/feature.ts';
import { recordFeature } from '../../screens/resource/recordPages.tsx';

export const teams: Feature = {
  ...recordFeature('teams', () => import('./teams.screens.ts'), {
    record: async () => (await import('./TeamPage.tsx')).TeamPage,
  }),
  derivesFrom: ['tasks', 'leaves', 'holidays'],
};
