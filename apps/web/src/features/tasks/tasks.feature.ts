import type { Feature } from '../../app/feature.ts';

export const tasks: Feature = {
  path: 'tasks',
  titleKey: 'breadcrumbs.tasks.title',
  access: 'tasks_view',
  icon: 'list-checks',
  pages: [
    {
      path: '',
      titleKey: 'breadcrumbs.tasks.title',
      load: async () => (await import('./TasksPage.tsx')).TasksPage,
    },
    {
      path: 'create',
      titleKey: 'breadcrumbs.tasks.create',
      access: 'tasks_create',
      load: async () => (await import('./TaskCreatePage.tsx')).TaskCreatePage,
    },
    {
      path: 'import',
      titleKey: 'breadcrumbs.tasks.import',
      access: 'tasks_create',
      load: async () => (await import('./TaskImportPage.tsx')).TaskImportPage,
    },
    {
      path: 'detail/:id',
      titleKey: 'breadcrumbs.tasks.detail',
      load: async () => (await import('./TaskPage.tsx')).TaskPage,
    },
  ],
};
