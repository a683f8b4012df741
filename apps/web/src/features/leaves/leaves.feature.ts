import type { Feature } from '../../core/navigation/feature.ts';
import { listPage, recordFeature } from '../../screens/resource/recordPages.tsx';

export const leaves: Feature = {
  ...recordFeature('leaves', () => import('./leaves.screens.tsx'), {
    list: listPage(async () => (await import('./LeavesPage.tsx')).LeavesPage),
    record: async () => (await import('./LeavePage.tsx')).LeavePage,
  }),
  derivesFrom: ['leave-types', 'holidays'],
};
