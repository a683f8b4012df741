import { routeOf } from '@bureau/contract';
import type { Feature } from '../../core/navigation/feature.ts';
import { recordPages } from '../../screens/resource/recordPages.tsx';

export const departments: Feature = {
  ...routeOf('departments'),
  pages: recordPages('departments', {
    screens: () => import('./departments.screens.ts'),
    createRule: 'adminOnly',
    without: 'import',
  }),
};
