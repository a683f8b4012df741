import { routeOf } from '@bureau/contract';
import type { Feature } from '../../core/navigation/feature.ts';
import { recordPages } from '../../screens/resource/recordPages.tsx';

export const leaveTypes: Feature = {
  ...routeOf('leave-types'),
  pages: recordPages('leave-types', {
    screens: () => import('./leave-types.screens.ts'),
    createRule: 'leavetypes_create',
  }),
};
