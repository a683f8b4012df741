import { routeOf } from '@bureau/contract';
import type { Feature } from '../../core/navigation/feature.ts';

export const tasks: Feature = {
  ...routeOf('tasks'),
  shortcut: 't',
  pages: [
    {
      path: '',
      titleKey: 'breadcrumbs.tasks.title',
      isInBreadcrumb: true,
      load: async () => (await import('./TasksPage.tsx')).TasksPage,
    },
    {
      path: 'create',
      titleKey: 'breadcrumbs.tasks.create',
      isInBreadcrumb: true,
      access: 'tasks_create',
      load: async () => (await import('./TaskCreatePage.tsx')).TaskCreatePage,
    },
    {
      path: 'import',
      titleKey: 'breadcrumbs.tasks.import',
      isInBreadcrumb: true,
      access: 'tasks_create',
      load: async () => (await import('./TaskImportPage.tsx')).TaskImportPage,
    },
    {
      path: 'detail/:id',
      titleKey: 'breadcrumbs.tasks.detail',
      isInBreadcrumb: true,
      load: async () => (await import('./TaskPage.tsx')).TaskPage,
    },
  ],
};
