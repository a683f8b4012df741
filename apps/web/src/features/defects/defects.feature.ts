import { routeOf } from '@bureau/contract';
import type { Feature } from '../../core/navigation/feature.ts';
import { recordPages } from '../../screens/resource/recordPages.tsx';

export const defects: Feature = {
  ...routeOf('defects'),
  pages: recordPages('defects', {
    screens: () => import('./defects.screens.ts'),
    createRule: 'defects_create',
  }),
};
