import { routeOf } from '@bureau/contract';
import type { Feature } from '../../core/navigation/feature.ts';
import { recordPages } from '../../screens/resource/recordPages.tsx';

export const tasks: Feature = {
  ...routeOf('tasks'),
  shortcut: 't',
  pages: recordPages('tasks', {
    list: async () => (await import('./TasksPage.tsx')).TasksPage,
    record: async () => (await import('./TaskPage.tsx')).TaskPage,
    screens: async () => (await import('./tasks.screens.tsx')).taskScreens,
    createRule: 'tasks_create',
  }),
};
