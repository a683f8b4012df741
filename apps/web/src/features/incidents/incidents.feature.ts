import { routeOf } from '@bureau/contract';
import type { Feature } from '../../core/navigation/feature.ts';
import { recordPages } from '../../screens/resource/recordPages.tsx';

export const incidents: Feature = {
  ...routeOf('incidents'),
  pages: recordPages('incidents', {
    screens: () => import('./incidents.screens.ts'),
    createRule: 'incidents_create',
  }),
};
