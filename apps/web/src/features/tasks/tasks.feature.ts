import { routeOf } from '@bureau/contract';
import { createElement } from 'react';
import type { Feature } from '../../core/navigation/feature.ts';
import { titlesOf } from '../../screens/resource/pageTitles.ts';
import { recordPages } from '../../screens/resource/recordPages.tsx';

export const tasks: Feature = {
  ...routeOf('tasks'),
  shortcut: 't',
  quickAdd: {
    rule: 'tasks_create',
    load: async () => (await import('./quickAdd/TaskQuickAdd.tsx')).TaskQuickAdd,
  },
  pages: recordPages('tasks', {
    // the screen is handed in, so that its code stays apart from what all pages of records share
    async list() {
      const [{ TasksPage }, { ListScreen }] = await Promise.all([
        import('./TasksPage.tsx'),
        import('../../screens/list/ListScreen.tsx'),
      ]);
      return () => createElement(TasksPage, { ListScreen });
    },
    create: async () => (await import('./TaskCreatePage.tsx')).TaskCreatePage,
    record: async () => (await import('./TaskPage.tsx')).TaskPage,
    screens: () => import('./tasks.screens.tsx'),
    createRule: 'tasks_create',
    titles: titlesOf('tasks'),
  }),
};
