import { permissionActions } from '../access/names.ts';
import { choice, date, line, number, person, reference, richText, tags } from '../fields/describe.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { flag, id, instant, listOf, oneOf, pageOf, shape, text, version } from '../http/schema.ts';
import { defineResource } from './defineResource.ts';
import { origin } from './origin.ts';
import { searchedText } from './searchLimits.ts';

/** Lists what a reader can say of an article. */
const articleVotes = ['helpful', 'unhelpful'] as const;

const counted = {
  isReadOnly: true,
  list: 'hidden',
  filter: 'numberRange',
  export: true,
} as const;

const limits = { title: 300, body: 200_000 } as const;

/** Lists how an article is moved on, with the status that it has then. */
export const articleMoves = { submit: 'in_review', publish: 'published', archive: 'archived' } as const;

/** How many articles a search of them finds at most, and how many characters of an article it quotes at most. */
export const articleSearchLimits = { found: 20, snippet: 300 } as const;

/**
 * Describes an article of the knowledge base: what is known, who answers for it, and when it has to be looked at again. `slug` is made from the title
 * where none is given, and stays when the title changes. Readers have said so often that it was helpful or not; `my_vote` is what the caller says.
 */
const resource = defineResource({
  name: 'knowledgebase',
  permissionPrefix: 'knowledgebase',
  codePrefix: 'ART',
  searchType: 'article',
  hasCustomFields: true,
  icon: 'book-open',
  isInMenu: true,
  grants: { 'project manager': permissionActions, user: ['view', 'create', 'edit'] },
  fields: {
    title: line({ max: limits.title, isSearched: true, isRequired: true }),
    status: choice(['draft', 'in_review', 'published', 'archived'], {
      default: 'draft',
      next: { draft: ['in_review'], in_review: ['published', 'draft'], published: ['archived'] },
      tones: { draft: 'neutral', in_review: 'warning', published: 'success', archived: 'neutral' },
      sort: true,
      group: true,
      notifies: 'status',
    }),
    category_id: reference('article-categories', { isNullable: true, group: true }),
    tags: tags({ max: 20, length: 50, isSearched: true, list: 'hidden' }),
    owner_id: person({ isNullable: true, notifies: 'assigned' }),
    review_date: date({ isNullable: true }),
    slug: line({ max: 100, isUnique: true, default: '', list: 'hidden', form: false }),
    incident_id: reference('incidents', origin),
    helpful_count: number(counted),
    unhelpful_count: number(counted),
    my_vote: choice(articleVotes, {
      isReadOnly: true,
      isNullable: true,
      list: 'hidden',
      filter: false,
      bulk: false,
      export: false,
    }),
    body: richText({ max: limits.body, isArticle: true, isSearched: true, export: 'last' }),
  },
});

const move = <const Name extends keyof typeof articleMoves>(name: Name, summary: string) =>
  defineEndpoint(`knowledgebase.${name}`, 'POST', `/api/knowledgebase/{id}/${name}` as const, {
    summary,
    rule: 'knowledgebase_edit',
    body: shape({ version: version().optional() }).meta({ isAssumed: true }),
    response: resource.one.response,
    errors: [409],
  });

const versionFields = {
  version: version().required(),
  title: text(limits.title).required(),
  /** Who wrote it; null for somebody who is no longer there. */
  author_id: id().defined().nullable(),
  author_firstname: text(100).defined().nullable(),
  author_lastname: text(100).defined().nullable(),
  created_at: instant().required(),
  is_current: flag().required(),
};

const versionPath = '/api/knowledgebase/{id}/versions/{version}';
const params = { version: text(9).matches(/^[1-9]\d*$/) };

export const articleFields = resource.fields;

export const knowledgebase = {
  ...resource,
  submit: move('submit', 'Hands a draft in, so that others look at it.'),
  publish: move('publish', 'Publishes an article.'),
  archive: move('archive', 'Archives an article.'),
  vote: defineEndpoint('knowledgebase.vote', 'PUT', '/api/knowledgebase/{id}/vote', {
    summary:
      'Says whether a published article was helpful to the caller, in place of what the caller said before; with null, that the caller no longer says anything.',
    rule: 'knowledgebase_view',
    body: shape({ vote: oneOf(articleVotes).defined().nullable() }).meta({ isAssumed: true }),
    response: resource.one.response,
    errors: [422],
  }),
  versions: defineEndpoint('knowledgebase.versions', 'GET', '/api/knowledgebase/{id}/versions', {
    summary:
      'Lists the versions of title and text of an article, the newest first. The newest is the present one.',
    rule: 'knowledgebase_edit',
    list: { sort: ['version'], filter: {} },
    response: pageOf(shape(versionFields).meta({ isAssumed: true })),
  }),
  version: defineEndpoint('knowledgebase.version', 'GET', versionPath, {
    summary: 'Returns a version of title and text of an article; `text` is the body without its formatting.',
    rule: 'knowledgebase_edit',
    params,
    response: shape({
      ...versionFields,
      body: text(limits.body).defined(),
      text: text(limits.body).defined(),
    }).meta({ isAssumed: true }),
  }),
  restore: defineEndpoint('knowledgebase.restore', 'POST', `${versionPath}/restore`, {
    summary: 'Gives an article the title and text of a former version, as a new version.',
    rule: 'knowledgebase_edit',
    params,
    body: shape({ version: version().optional() }).meta({ isAssumed: true }),
    response: resource.one.response,
    errors: [409],
  }),
  search: defineEndpoint('knowledgebase.search', 'GET', '/api/knowledgebase/search', {
    summary:
      'Finds articles that the caller may see by the words of title, tags and text, with the part of the text that holds them: those first whose titles do.',
    rule: 'knowledgebase_view',
    query: { q: searchedText() },
    response: listOf(
      shape({
        id: id().required(),
        code: text(20).required(),
        title: text(limits.title).required(),
        /** Plain text in parts, in their order: those that were searched for are hits. */
        snippet: listOf(
          shape({ text: text(articleSearchLimits.snippet).required(), is_hit: flag().required() }),
        ),
      }).meta({ isAssumed: true }),
    ),
  }),
};
