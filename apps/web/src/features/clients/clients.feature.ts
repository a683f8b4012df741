import { routeOf } from '@bureau/contract';
import type { Feature } from '../../core/navigation/feature.ts';
import { recordPages } from '../../screens/resource/recordPages.tsx';

export const clients: Feature = {
  ...routeOf('clients'),
  pages: recordPages('clients', {
    screens: () => import('./clients.screens.ts'),
    createRule: 'clients_create',
  }),
};
