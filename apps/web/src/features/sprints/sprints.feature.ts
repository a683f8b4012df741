import { routeOf } from '@bureau/contract';
import type { Feature } from '../../core/navigation/feature.ts';
import { recordPages } from '../../screens/resource/recordPages.tsx';

export const sprints: Feature = {
  ...routeOf('sprints'),
  pages: recordPages('sprints', {
    screens: () => import('./sprints.screens.ts'),
    createRule: 'projects_create',
  }),
};
