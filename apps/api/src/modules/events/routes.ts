import { events, ticketLifetime } from '@bureau/contract';
import { implement } from '../../http/implement.ts';
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
];
