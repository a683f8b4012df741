import { recordFeature } from '../../screens/resource/recordPages.tsx';

export const announcements = recordFeature('announcements', () => import('./announcements.screens.ts'), {
  record: async () => (await import('./AnnouncementPage.tsx')).AnnouncementPage,
});
