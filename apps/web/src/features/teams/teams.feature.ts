import { recordFeature } from '../../screens/resource/recordPages.tsx';

export const teams = recordFeature('teams', () => import('./teams.screens.ts'), {
  record: async () => (await import('./TeamPage.tsx')).TeamPage,
});
