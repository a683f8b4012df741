import type { Feature } from '../../core/navigation/feature.ts';

export const login: Feature = {
  path: 'login',
  titleKey: 'breadcrumbs.login.title',
  access: 'public',
  icon: 'log-in',
  pages: [
    {
      path: '',
      titleKey: 'breadcrumbs.login.title',
      load: async () => (await import('./LoginPage.tsx')).LoginPage,
    },
  ],
};
