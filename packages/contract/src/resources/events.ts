import { defineEndpoint } from '../http/endpoint.ts';
import { filledLine, id, line, oneOf, shape, text, version, whole } from '../http/schema.ts';

/** Names what belongs to a record and changes without it; `presence` is who is looking at it. */
export const recordParts = ['comments', 'attachments', 'links', 'presence'] as const;
export type RecordPart = (typeof recordParts)[number];

/** How long a ticket for a stream is good for, in seconds. */
export const ticketLifetime = 30;

/**
 * Describes what a stream tells: what has changed, and never what it holds. Without an id, several records have changed at once; without a version,
 * the record is gone, or a part of it has changed.
 */
export const changeEvent = shape({
  resource: filledLine(60).required(),
  id: id().defined().nullable(),
  version: version().defined().nullable(),
  part: oneOf(recordParts).optional(),
}).meta({ isAssumed: true });

export const events = {
  ticket: defineEndpoint('events.ticket', 'POST', '/api/events/ticket', {
    summary: 'Returns a ticket that opens one stream of changes, within half a minute.',
    rule: 'signedIn',
    hasOverlay: false,
    hasSecret: true,
    response: shape({ ticket: text(100).required(), expires_in: whole(1).required() }),
  }),
  stream: defineEndpoint('events.stream', 'GET', '/api/events', {
    summary:
      'Tells what changes of what the holder of a ticket may see, as server-sent events, until the session ends or its rights change; with `since`, first what has changed in so many milliseconds.',
    rule: 'public',
    hasEffect: true,
    hasOverlay: false,
    queue: 'none',
    query: { ticket: line(100).required(), since: line(5).matches(/^\d+$/).optional() },
    file: ['text/event-stream'],
    isStream: true,
    errors: [401],
  }),
};
