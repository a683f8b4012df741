import { routeOf } from '@bureau/contract';
import type { Feature } from '../../core/navigation/feature.ts';

export const workspace: Feature = {
  ...routeOf('workspace'),
  shortcut: 'w',
  catalogues: ['tasks'],
  pages: [
    {
      path: '',
      titleKey: 'breadcrumbs.workspace.title',
      isInBreadcrumb: true,
      load: async () => (await import('./WorkspacePage.tsx')).WorkspacePage,
    },
  ],
};
