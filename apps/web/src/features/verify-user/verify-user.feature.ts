import type { Feature } from '../../core/navigation/feature.ts';

export const verifyUser: Feature = {
  path: 'verify-user',
  titleKey: 'verify_user.title',
  access: 'public',
  isForSignedIn: true,
  icon: 'mail-check',
  pages: [
    {
      path: ':email/:token',
      titleKey: 'verify_user.title',
      load: async () => (await import('./VerifyUserPage.tsx')).VerifyUserPage,
    },
  ],
};
