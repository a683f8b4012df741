import { routeOf } from '@bureau/contract';
import type { Feature } from '../../core/navigation/feature.ts';
import { listPage, recordPages } from '../../screens/resource/recordPages.tsx';

export const taskTemplates: Feature = {
  ...routeOf('task-templates'),
  isForStaff: true,
  catalogues: ['tasks'],
  pages: recordPages('task-templates', {
    list: listPage(async () => (await import('./TemplatesPage.tsx')).TemplatesPage),
    record: async () => (await import('./TemplatePage.tsx')).TemplatePage,
    screens: () => import('./task-templates.screens.ts'),
    createRule: 'tasks_create',
    without: 'import',
  }),
};
