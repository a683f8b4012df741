import { createElement } from 'react';
import { recordFeature } from '../../screens/resource/recordPages.tsx';

export const knowledgebase = recordFeature('knowledgebase', () => import('./knowledgebase.screens.ts'), {
  // the screen is handed in, so that its code stays apart from what all pages of records share
  async list() {
    const [{ ArticlesPage }, { ListScreen }] = await Promise.all([
      import('./ArticlesPage.tsx'),
      import('../../screens/list/ListScreen.tsx'),
    ]);
    return () => createElement(ArticlesPage, { ListScreen });
  },
  record: async () => (await import('./ArticlePage.tsx')).ArticlePage,
});
