import { createElement } from 'react';
import { routeOf } from '@bureau/contract';
import type { Feature } from '../../core/navigation/feature.ts';
import { recordPages } from '../../screens/resource/recordPages.tsx';

export const taskTemplates: Feature = {
  ...routeOf('task-templates'),
  catalogues: ['tasks'],
  pages: recordPages('task-templates', {
    // the screen is handed in, so that its code stays apart from what all pages of records share
    async list() {
      const [{ TemplatesPage }, { ListScreen }] = await Promise.all([
        import('./TemplatesPage.tsx'),
        import('../../screens/list/ListScreen.tsx'),
      ]);
      return () => createElement(TemplatesPage, { ListScreen });
    },
    record: async () => (await import('./TemplatePage.tsx')).TemplatePage,
    screens: () => import('./task-templates.screens.ts'),
    createRule: 'tasks_create',
    without: 'import',
  }),
};
