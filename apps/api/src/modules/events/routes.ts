import { events, presence, ticketLifetime } from '@bureau/contract';
import { implement } from '../../http/implement.ts';
import { listViewers, recordPresence } from './presence.ts';
import { createTicket, takeTicket } from './tickets.ts';

export const eventRoutes = [
  implement(events.ticket, async ({ db, caller }) => ({
    ticket: await createTicket(db, caller),
    expires_in: ticketLifetime,
  })),

  implement(events.stream, async ({ db, query, origin, streams }) =>
    streams.open(
      await takeTicket(db, query.ticket, origin.now),
      query.since === undefined ? undefined : Number(query.since),
    ),
  ),

  implement(presence.list, ({ db, caller, query }) =>
    listViewers(db, caller, { resource: query.resource, record_id: Number(query.record_id) }),
  ),

  implement(presence.look, ({ db, caller, body }) => recordPresence(db, caller, body)),
];
