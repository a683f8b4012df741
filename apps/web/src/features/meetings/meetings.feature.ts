import { recordFeature } from '../../screens/resource/recordPages.tsx';

export const meetings = recordFeature('meetings', () => import('./meetings.screens.ts'), {
  record: async () => (await import('./MeetingPage.tsx')).MeetingPage,
});
