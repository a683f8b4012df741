import { routeOf } from '@bureau/contract';
import type { Feature } from '../../core/navigation/feature.ts';
import { recordPages } from '../../screens/resource/recordPages.tsx';

export const users: Feature = {
  ...routeOf('users'),
  catalogues: ['permissions'],
  pages: [
    ...recordPages('users', {
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
