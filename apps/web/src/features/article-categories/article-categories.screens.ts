import { articleCategories, articleCategoryFields } from '@bureau/contract';
import { describeScreens } from '../../screens/resource/ResourceScreens.ts';

export const screens = describeScreens(articleCategories, articleCategoryFields, {
  choices: {},
  related: { knowledgebase: 'category_id', 'article-categories': 'parent_id' },
});
