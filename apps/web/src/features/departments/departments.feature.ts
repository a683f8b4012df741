import { routeOf } from '@bureau/contract';
import type { Feature } from '../../core/navigation/feature.ts';
import { recordPages } from '../../screens/resource/recordPages.tsx';

export const departments: Feature = {
  ...routeOf('departments'),
  catalogues: ['permissions'],
  pages: recordPages('departments', {
    record: async () => (await import('./DepartmentPage.tsx')).DepartmentPage,
    screens: () => import('./departments.screens.ts'),
    createRule: 'adminOnly',
  }),
};
