import { routeOf } from '@bureau/contract';
import type { Feature } from '../../core/navigation/feature.ts';
import { recordPages } from '../../screens/resource/recordPages.tsx';

export const taxes: Feature = {
  ...routeOf('taxes'),
  pages: recordPages('taxes', {
    screens: () => import('./taxes.screens.ts'),
    createRule: 'taxes_create',
  }),
};
