import { listPage, recordFeature } from '../../screens/resource/recordPages.tsx';

export const knowledgebase = recordFeature('knowledgebase', () => import('./knowledgebase.screens.ts'), {
  list: listPage(async () => (await import('./ArticlesPage.tsx')).ArticlesPage),
  record: async () => (await import('./ArticlePage.tsx')).ArticlePage,
});
