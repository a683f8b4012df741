import { routeOf } from '@bureau/contract';
import type { Feature } from '../../core/navigation/feature.ts';

export const teamboard: Feature = {
  ...routeOf('teamboard'),
  catalogues: ['taskboard', 'tasks'],
  pages: [
    {
      path: '',
      titleKey: 'breadcrumbs.teamboard.title',
      isInBreadcrumb: true,
      load: async () => (await import('./TeamboardPage.tsx')).TeamboardPage,
    },
  ],
};
