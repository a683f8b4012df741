import { keysOf } from '@bureau/values';
import { defineEndpoint } from '../http/endpoint.ts';
import { filledLine, flag, id, oneOf, pageOf, shape, stamps, text, version } from '../http/schema.ts';
import { viewedPages } from './registry.ts';

const name = () => filledLine(100);
const query = () => text(4000);
const page = () => oneOf(keysOf(viewedPages));

/** Describes a state of a list, or of the board, that was saved by name: `query` is the query of its address. */
export const savedView = shape({
  id: id().required(),
  resource: page().required(),
  name: name().required(),
  query: query().defined(),
  is_shared: flag().required(),
  is_own: flag().required(),
  ...stamps,
}).meta({ isAssumed: true });

const path = '/api/saved-views';

export const savedViews = {
  list: defineEndpoint('savedViews.list', 'GET', path, {
    summary:
      "Lists the caller's saved views, and those that others share, of the lists that the caller may see.",
    rule: 'signedIn',
    list: { sort: ['name'], filter: { resource: 'words' } },
    response: pageOf(savedView),
  }),
  one: defineEndpoint('savedViews.one', 'GET', `${path}/{id}`, {
    summary: "Returns a view: one of the caller's own, or one that somebody else shares.",
    rule: 'signedIn',
    response: savedView,
  }),
  create: defineEndpoint('savedViews.create', 'POST', path, {
    summary: 'Saves a view.',
    rule: 'signedIn',
    body: shape({
      resource: page().required(),
      name: name().required(),
      query: query().defined(),
      is_shared: flag().optional(),
    }),
    status: 201,
    response: savedView,
    errors: [403],
  }),
  update: defineEndpoint('savedViews.update', 'PUT', `${path}/{id}`, {
    summary: 'Changes a view. Only its owner may, and administrators a shared one.',
    rule: 'signedIn',
    body: shape({
      name: name().optional(),
      query: query().optional(),
      is_shared: flag().optional(),
      version: version().optional(),
    }),
    response: savedView,
    errors: [403],
  }),
  remove: defineEndpoint('savedViews.remove', 'DELETE', `${path}/{id}`, {
    summary: 'Deletes a view. Only its owner may, and administrators a shared one.',
    rule: 'signedIn',
    status: 204,
    errors: [403],
  }),
};
