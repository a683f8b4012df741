import type { Feature } from '../../core/navigation/feature.ts';

export const register: Feature = {
  path: 'register',
  titleKey: 'register.title',
  access: 'public',
  icon: 'user-plus',
  pages: [
    {
      path: '',
      titleKey: 'register.title',
      load: async () => (await import('./RegisterPage.tsx')).RegisterPage,
    },
  ],
};
