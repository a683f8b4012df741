import { recordFeature } from '../../screens/resource/recordPages.tsx';

export const announcements = recordFeature('announcements', () => import('./announcements.screens.ts'));
