import { recordFeature } from '../../screens/resource/recordPages.tsx';

export const defects = recordFeature('defects', () => import('./defects.screens.ts'), {
  record: async () => (await import('./DefectPage.tsx')).DefectPage,
});
