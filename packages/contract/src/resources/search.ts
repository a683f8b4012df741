import { defineEndpoint } from '../http/endpoint.ts';
import { id, listOf, oneOf, shape, text } from '../http/schema.ts';
import { searchTypes } from './registry.ts';

/** How many records a search finds at most: of each kind, and characters of what is searched for. */
export const searchLimits = { ofType: 8, q: 100 } as const;

/** Describes a record that was found. `route` is its address inside the application. */
export const searchHit = shape({
  type: oneOf(searchTypes).required(),
  id: id().required(),
  code: text(20).required(),
  title: text(500).required(),
  route: text(100).required(),
}).meta({ isAssumed: true });

export const search = {
  all: defineEndpoint('search.all', 'GET', '/api/search', {
    summary:
      'Finds records that the caller may see: first the one with that code, then those whose titles begin so, then those that hold every word.',
    rule: 'signedIn',
    hasOverlay: false,
    query: {
      q: text(searchLimits.q)
        .test({ name: 'required', test: (value) => value?.trim() !== '' })
        .required(),
    },
    response: listOf(searchHit),
  }),
};
