import { routeOf } from '@bureau/contract';
import type { Feature } from '../../core/navigation/feature.ts';
import { titlesOf } from '../../screens/resource/pageTitles.ts';
import { recordPages } from '../../screens/resource/recordPages.tsx';

export const tasks: Feature = {
  ...routeOf('tasks'),
  shortcut: 't',
  pages: recordPages('tasks', {
    record: async () => (await import('./TaskPage.tsx')).TaskPage,
    screens: () => import('./tasks.screens.tsx'),
    createRule: 'tasks_create',
    titles: titlesOf('tasks'),
  }),
};
