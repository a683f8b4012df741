import { routeOf } from '@bureau/contract';
import type { Feature } from '../../core/navigation/feature.ts';
import { recordPages } from '../../screens/resource/recordPages.tsx';

export const projects: Feature = {
  ...routeOf('projects'),
  pages: recordPages('projects', {
    screens: () => import('./projects.screens.ts'),
    createRule: 'projects_create',
  }),
};
