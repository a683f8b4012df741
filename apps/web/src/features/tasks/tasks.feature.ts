import { routeOf } from '@bureau/contract';
import type { Feature } from '../../core/navigation/feature.ts';
import { titlesOf } from '../../screens/resource/pageTitles.ts';
import { listPage, quickAddOf, recordPages } from '../../screens/resource/recordPages.tsx';

const described = { screens: () => import('./tasks.screens.tsx'), createRule: 'tasks_create' } as const;

export const tasks: Feature = {
  ...routeOf('tasks'),
  shortcut: 't',
  quickAdd: quickAddOf(described, 'quick_add.example.tasks'),
  pages: recordPages('tasks', {
    ...described,
    list: listPage(async () => (await import('./TasksPage.tsx')).TasksPage),
    create: async () => (await import('./TaskCreatePage.tsx')).TaskCreatePage,
    record: async () => (await import('./TaskPage.tsx')).TaskPage,
    titles: titlesOf('tasks'),
  }),
};
