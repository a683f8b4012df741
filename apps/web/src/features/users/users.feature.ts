import { routeOf } from '@bureau/contract';
import type { Feature } from '../../core/navigation/feature.ts';
import { listPage, recordPages } from '../../screens/resource/recordPages.tsx';

export const users: Feature = {
  ...routeOf('users'),
  catalogues: ['permissions'],
  pages: [
    ...recordPages('users', {
      list: listPage(async () => (await import('./UsersPage.tsx')).UsersPage),
      record: async () => (await import('./UserPage.tsx')).UserPage,
      create: async () => (await import('./UserCreatePage.tsx')).UserCreatePage,
      screens: () => import('./users.screens.ts'),
      createRule: 'adminOnly',
    }),
    {
      path: 'profile/:id',
      titleKey: 'shell.profile.open',
      access: 'signedIn',
      load: async () => (await import('./profile/ProfilePage.tsx')).ProfilePage,
    },
  ],
};
