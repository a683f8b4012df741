import { defineEndpoint } from '../http/endpoint.ts';
import { filledLine, id, listOf, shape, text } from '../http/schema.ts';

/** How many favourites a user may have. */
export const favouriteLimit = 50;

/** Describes the name of a resource. Which there are is not said here: the descriptions of all of them would be loaded with the first page. */
const resource = () => filledLine(60);

/**
 * Describes what a user has marked: a record, a saved view, or the list of a resource, which is neither and has no title of its own. `route` is its
 * address inside the application.
 */
export const favourite = shape({
  id: id().required(),
  resource: resource().required(),
  record_id: id().defined().nullable(),
  view_id: id().defined().nullable(),
  title: text(500).defined().nullable(),
  code: text(20).defined().nullable(),
  route: text(5000).required(),
}).meta({ isAssumed: true });

const path = '/api/favourites';

export const favourites = {
  all: defineEndpoint('favourites.all', 'GET', path, {
    rule: 'signedIn',
    hasOverlay: false,
    response: listOf(favourite),
    summary:
      "Lists the caller's favourites that the caller may still see, in the order in which they were added.",
  }),
  create: defineEndpoint('favourites.create', 'POST', path, {
    rule: 'signedIn',
    hasOverlay: false,
    status: 201,
    response: favourite,
    summary:
      'Adds a record, a saved view or a list to the favourites, once however often it is asked for, and returns it.',
    body: shape({
      resource: resource().required(),
      record_id: id().optional(),
      view_id: id().optional(),
    }),
    errors: [403, 404],
  }),
  remove: defineEndpoint('favourites.remove', 'DELETE', `${path}/{id}`, {
    rule: 'signedIn',
    hasOverlay: false,
    status: 204,
    summary: "Removes one of the caller's favourites.",
  }),
};

/** The call by itself, for what surrounds all pages: it is sent nothing else of favourites. */
export const { all: favouriteList } = favourites;
