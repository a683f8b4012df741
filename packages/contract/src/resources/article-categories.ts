import { line, reference } from '../fields/describe.ts';
import { defineResource } from './defineResource.ts';

/** Describes a category of articles, which can stand below another one. Who may see and change articles may do so with their categories. */
export const articleCategories = defineResource({
  name: 'article-categories',
  permissionPrefix: 'knowledgebase',
  codePrefix: 'CAT',
  searchType: 'article-category',
  hasCustomFields: true,
  icon: 'folder-tree',
  fields: {
    name: line({ max: 200, isSearched: true, isRequired: true }),
    parent_id: reference('article-categories', { isNullable: true, bulk: false }),
  },
});

export const articleCategoryFields = articleCategories.fields;
