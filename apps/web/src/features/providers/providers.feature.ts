import { routeOf } from '@bureau/contract';
import type { Feature } from '../../core/navigation/feature.ts';
import { recordPages } from '../../screens/resource/recordPages.tsx';

export const providers: Feature = {
  ...routeOf('providers'),
  pages: recordPages('providers', {
    screens: () => import('./providers.screens.ts'),
    createRule: 'adminOnly',
  }),
};
