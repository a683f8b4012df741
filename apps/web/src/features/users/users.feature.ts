import { routeOf } from '@bureau/contract';
import { createElement } from 'react';
import type { Feature } from '../../core/navigation/feature.ts';
import { recordPages } from '../../screens/resource/recordPages.tsx';

export const users: Feature = {
  ...routeOf('users'),
  catalogues: ['permissions'],
  pages: [
    ...recordPages('users', {
      // the screen is handed in, so that its code stays apart from what all pages of records share
      async list() {
        const [{ UsersPage }, { ListScreen }] = await Promise.all([
          import('./UsersPage.tsx'),
          import('../../screens/list/ListScreen.tsx'),
        ]);
        return () => createElement(UsersPage, { ListScreen });
      },
      record: async () => (await import('./UserPage.tsx')).UserPage,
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
