import { recordFeature } from '../../screens/resource/recordPages.tsx';

export const incidents = recordFeature('incidents', () => import('./incidents.screens.ts'), {
  record: async () => (await import('./IncidentPage.tsx')).IncidentPage,
});
