import { routeOf } from '@bureau/contract';
import type { Feature } from '../../core/navigation/feature.ts';
import { recordPages } from '../../screens/resource/recordPages.tsx';

export const teams: Feature = {
  ...routeOf('teams'),
  pages: recordPages('teams', {
    screens: () => import('./teams.screens.ts'),
    createRule: 'teams_create',
  }),
};
