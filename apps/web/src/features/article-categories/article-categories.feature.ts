import { recordFeature } from '../../screens/resource/recordPages.tsx';

export const articleCategories = recordFeature(
  'article-categories',
  () => import('./article-categories.screens.ts'),
);
