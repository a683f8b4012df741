import { defineEndpoint } from '../http/endpoint.ts';
import { filledLine, flag, id, listOf, shape, text } from '../http/schema.ts';
import { recordQuery } from './recordQuery.ts';

/** How often whoever looks at a record says so, and for how long it is believed without being said again, in seconds. */
export const presenceTimes = { beat: 30, lifetime: 75 } as const;

const path = '/api/presence';

/** Describes somebody who is looking at a record. */
const viewer = shape({
  user_id: id().required(),
  firstname: text(100).required(),
  lastname: text(100).required(),
  avatar: text(300).defined().nullable(),
}).meta({ isAssumed: true });

export const presence = {
  list: defineEndpoint('presence.list', 'GET', path, {
    summary:
      "Lists who else is looking at a record that the caller may see: nobody to a client's own people, who are not listed either.",
    rule: 'signedIn',
    hasOverlay: false,
    query: recordQuery,
    response: listOf(viewer),
    errors: [404],
  }),
  look: defineEndpoint('presence.look', 'PUT', path, {
    summary:
      'Says that the caller is looking at a record, and lists who else is; or that the caller no longer does, which names nobody, and the record may be gone. It is believed for a good minute.',
    rule: 'signedIn',
    hasOverlay: false,
    body: shape({
      resource: filledLine(60).required(),
      record_id: id().required(),
      is_looking: flag().required(),
    }),
    response: listOf(viewer),
    errors: [404],
  }),
};
