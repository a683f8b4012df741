import { recordFeature } from '../../screens/resource/recordPages.tsx';

export const leaves = recordFeature('leaves', () => import('./leaves.screens.tsx'), {
  record: async () => (await import('./LeavePage.tsx')).LeavePage,
});
