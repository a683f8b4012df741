import { routeOf } from '@bureau/contract';
import type { Feature } from '../../core/navigation/feature.ts';

export const taskboard: Feature = {
  ...routeOf('taskboard'),
  catalogues: ['tasks'],
  pages: [
    {
      path: '',
      titleKey: 'breadcrumbs.taskboard.title',
      isInBreadcrumb: true,
      load: async () => (await import('./TaskboardPage.tsx')).TaskboardPage,
    },
  ],
};
