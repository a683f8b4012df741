import { recordFeature } from '../../screens/resource/recordPages.tsx';

export const knowledgebase = recordFeature('knowledgebase', () => import('./knowledgebase.screens.ts'), {
  record: async () => (await import('./ArticlePage.tsx')).ArticlePage,
});
