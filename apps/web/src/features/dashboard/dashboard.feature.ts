import { routeOf } from '@bureau/contract';
import type { Feature } from '../../core/navigation/feature.ts';

export const dashboard: Feature = {
  ...routeOf('dashboard'),
  shortcut: 'd',
  catalogues: ['tasks', 'incidents', 'projects'],
  pages: [
    {
      path: '',
      titleKey: 'breadcrumbs.dashboard.title',
      load: async () => (await import('./DashboardPage.tsx')).DashboardPage,
    },
  ],
};
