import { permissionActions } from '../access/names.ts';
import { choice, date, line, person, richText } from '../fields/describe.ts';
import { defineResource } from './defineResource.ts';

/** Describes an article of the knowledge base: what is known, who answers for it, and when it has to be looked at again. */
export const knowledgebase = defineResource({
  name: 'knowledgebase',
  permissionPrefix: 'knowledgebase',
  codePrefix: 'ART',
  searchType: 'article',
  hasCustomFields: true,
  icon: 'book-open',
  isInMenu: true,
  grants: { 'project manager': permissionActions, user: ['view', 'create', 'edit'] },
  fields: {
    title: line({ max: 300, isSearched: true, isRequired: true }),
    status: choice(['draft', 'in_review', 'published', 'archived'], {
      default: 'draft',
      next: { draft: ['in_review'], in_review: ['published', 'draft'], published: ['archived'] },
      sort: true,
      group: true,
      notifies: 'status',
    }),
    category: line({ max: 100, isSearched: true, default: '' }),
    owner_id: person({ isNullable: true, notifies: 'assigned' }),
    review_date: date({ isNullable: true }),
    body: richText({ max: 200_000, isSearched: true, export: 'last' }),
  },
});

export const articleFields = knowledgebase.fields;
