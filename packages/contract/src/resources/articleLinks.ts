import { defineEndpoint } from '../http/endpoint.ts';
import { filledLine, id, listOf, oneOf, shape, text } from '../http/schema.ts';
import type { Tone } from '../status/index.ts';
import { recordQuery } from './recordQuery.ts';

/** How many records an article can be linked to. */
export const articleLinkLimit = 100;

const tones = [
  'neutral',
  'info',
  'success',
  'warning',
  'danger',
  'accent',
] as const satisfies readonly Tone[];

/** Describes the other record of a link. Its status is in the language of the caller, and null where there is none; `route` is its address inside the application. */
const linkedRecord = shape({
  id: id().required(),
  resource: text(60).required(),
  record_id: id().required(),
  code: text(20).required(),
  title: text(500).required(),
  status: shape({ label: text(100).required(), tone: oneOf(tones).required() })
    .defined()
    .nullable(),
  route: text(100).required(),
}).meta({ isAssumed: true });

const path = '/api/article-links';

export const articleLinks = {
  list: defineEndpoint('articleLinks.list', 'GET', path, {
    summary:
      'Lists what a record is linked to, as far as the caller may see it: the records of an article, or the articles of any other record.',
    rule: 'knowledgebase_view',
    hasOverlay: false,
    query: recordQuery,
    response: listOf(linkedRecord),
    errors: [404],
  }),
  create: defineEndpoint('articleLinks.create', 'POST', path, {
    summary: 'Links an article and a record that the caller may see, once however often it is asked for.',
    rule: 'knowledgebase_edit',
    hasOverlay: false,
    body: shape({
      article_id: id().required(),
      resource: filledLine(60).required(),
      record_id: id().required(),
    }),
    status: 201,
    response: linkedRecord,
    errors: [404],
  }),
  remove: defineEndpoint('articleLinks.remove', 'DELETE', `${path}/{id}`, {
    summary: 'Removes a link between an article and a record, both of which the caller may see.',
    rule: 'knowledgebase_edit',
    hasOverlay: false,
    status: 204,
  }),
};
