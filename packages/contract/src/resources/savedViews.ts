import { number, string } from 'yup';
import { defineEndpoint } from '../http/endpoint.ts';
import { filledLine, flag, id, instant, pageOf, shape, text } from '../http/schema.ts';
import { listedResources } from './registry.ts';

const name = () => filledLine(100);
const query = () => text(4000);

/** Describes a state of a list that was saved by name: `query` is the query of its address. */
export const savedView = shape({
  id: id().required(),
  resource: string().strict().oneOf(listedResources).required(),
  name: name().required(),
  query: query().defined(),
  is_shared: flag().required(),
  is_own: flag().required(),
  created_at: instant().required(),
  updated_at: instant().required(),
  created_by: id().defined().nullable(),
  version: number().strict().integer().min(1).required(),
}).meta({ isAssumed: true });

const path = '/api/saved-views';

export const savedViews = {
  list: defineEndpoint({
    id: 'savedViews.list',
    method: 'GET',
    path,
    summary:
      "Lists the caller's saved views, and those that others share, of the lists that the caller may see.",
    rule: 'signedIn',
    list: { sort: ['name'], filter: { resource: 'words' } },
    response: pageOf(savedView),
  }),
  one: defineEndpoint({
    id: 'savedViews.one',
    method: 'GET',
    path: `${path}/{id}`,
    summary: "Returns a view: one of the caller's own, or one that somebody else shares.",
    rule: 'signedIn',
    response: savedView,
  }),
  create: defineEndpoint({
    id: 'savedViews.create',
    method: 'POST',
    path,
    summary: 'Saves a view.',
    rule: 'signedIn',
    body: shape({
      resource: string().strict().oneOf(listedResources).required(),
      name: name().required(),
      query: query().defined(),
      is_shared: flag().optional(),
    }),
    status: 201,
    response: savedView,
    errors: [403],
  }),
  update: defineEndpoint({
    id: 'savedViews.update',
    method: 'PUT',
    path: `${path}/{id}`,
    summary: 'Changes a view. Only its owner may, and administrators a shared one.',
    rule: 'signedIn',
    body: shape({
      name: name().optional(),
      query: query().optional(),
      is_shared: flag().optional(),
      version: number().strict().integer().min(1).optional(),
    }),
    response: savedView,
    errors: [403],
  }),
  remove: defineEndpoint({
    id: 'savedViews.remove',
    method: 'DELETE',
    path: `${path}/{id}`,
    summary: 'Deletes a view. Only its owner may, and administrators a shared one.',
    rule: 'signedIn',
    status: 204,
    errors: [403],
  }),
};
