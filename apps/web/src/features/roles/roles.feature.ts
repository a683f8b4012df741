import { routeOf } from '@bureau/contract';
import type { Feature } from '../../core/navigation/feature.ts';
import { generalTitles } from '../../screens/resource/pageTitles.ts';
import { recordPages } from '../../screens/resource/recordPages.tsx';

export const roles: Feature = {
  ...routeOf('roles'),
  catalogues: ['permissions'],
  pages: recordPages('roles', {
    record: async () => (await import('./RolePage.tsx')).RolePage,
    screens: () => import('./roles.screens.ts'),
    createRule: 'adminOnly',
    titles: { ...generalTitles, create: 'breadcrumbs.roles.create', detail: 'breadcrumbs.roles.detail' },
  }),
};
