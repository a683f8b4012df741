import { routeOf } from '@bureau/contract';
import type { Feature } from '../../core/navigation/feature.ts';
import { recordPages } from '../../screens/resource/recordPages.tsx';

export const meetings: Feature = {
  ...routeOf('meetings'),
  pages: recordPages('meetings', {
    screens: () => import('./meetings.screens.ts'),
    createRule: 'meetings_create',
  }),
};
