import { routeOf } from '@bureau/contract';
import type { Feature } from '../../core/navigation/feature.ts';
import { recordPages } from '../../screens/resource/recordPages.tsx';

export const leaves: Feature = {
  ...routeOf('leaves'),
  pages: recordPages('leaves', {
    record: async () => (await import('./LeavePage.tsx')).LeavePage,
    screens: () => import('./leaves.screens.ts'),
    createRule: 'leaves_create',
  }),
};
