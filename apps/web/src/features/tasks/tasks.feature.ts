import { routeOf } from '@bureau/contract';
import type { Feature } from '../../core/navigation/feature.ts';
import { titlesOf } from '../../screens/resource/pageTitles.ts';
import { listPage, recordPages } from '../../screens/resource/recordPages.tsx';

export const tasks: Feature = {
  ...routeOf('tasks'),
  shortcut: 't',
  quickAdd: {
    rule: 'tasks_create',
    load: async () => (await import('./quickAdd/TaskQuickAdd.tsx')).TaskQuickAdd,
  },
  pages: recordPages('tasks', {
    list: listPage(async () => (await import('./TasksPage.tsx')).TasksPage),
    create: async () => (await import('./TaskCreatePage.tsx')).TaskCreatePage,
    record: async () => (await import('./TaskPage.tsx')).TaskPage,
    screens: () => import('./tasks.screens.tsx'),
    createRule: 'tasks_create',
    titles: titlesOf('tasks'),
  }),
};
