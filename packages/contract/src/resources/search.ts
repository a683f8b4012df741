import { defineEndpoint } from '../http/endpoint.ts';
import { id, listOf, oneOf, shape, text } from '../http/schema.ts';
import { searchTypes } from './registry.ts';
import { searchedText } from './searchLimits.ts';

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
    query: { q: searchedText() },
    response: listOf(searchHit),
  }),
};
