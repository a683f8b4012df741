import type { Feature } from '../../core/navigation/feature.ts';

export const forgotPassword: Feature = {
  path: 'forgot-password',
  titleKey: 'forgot_password.title',
  access: 'public',
  isForSignedIn: true,
  icon: 'key-round',
  pages: [
    {
      path: '',
      titleKey: 'forgot_password.title',
      load: async () => (await import('./ForgotPasswordPage.tsx')).ForgotPasswordPage,
    },
  ],
};
