import type { Feature } from '../../core/navigation/feature.ts';

export const resetPassword: Feature = {
  path: 'reset-password',
  titleKey: 'reset_password.title',
  access: 'public',
  isForSignedIn: true,
  icon: 'key-round',
  pages: [
    {
      path: ':email/:token',
      titleKey: 'reset_password.title',
      load: async () => (await import('./ResetPasswordPage.tsx')).ResetPasswordPage,
    },
  ],
};
