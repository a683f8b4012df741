import { routeOf } from '@bureau/contract';
import type { Feature } from '../../core/navigation/feature.ts';
import { recordPages } from '../../screens/resource/recordPages.tsx';

export const appointments: Feature = {
  ...routeOf('appointments'),
  pages: recordPages('appointments', {
    screens: () => import('./appointments.screens.ts'),
    createRule: 'appointment_create',
  }),
};
