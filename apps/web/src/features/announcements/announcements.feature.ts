import { routeOf } from '@bureau/contract';
import type { Feature } from '../../core/navigation/feature.ts';
import { recordPages } from '../../screens/resource/recordPages.tsx';

export const announcements: Feature = {
  ...routeOf('announcements'),
  pages: recordPages('announcements', {
    screens: () => import('./announcements.screens.ts'),
    createRule: 'announcements_create',
  }),
};
