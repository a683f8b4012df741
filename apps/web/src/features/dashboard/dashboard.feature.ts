import type { Feature } from '../../app/feature.ts';

export const dashboard: Feature = {
  path: 'dashboard',
  titleKey: 'breadcrumbs.dashboard.title',
  access: 'signedIn',
  icon: 'layout-dashboard',
  pages: [
    {
      path: '',
      titleKey: 'breadcrumbs.dashboard.title',
      load: async () => (await import('./DashboardPage.tsx')).DashboardPage,
    },
  ],
};
