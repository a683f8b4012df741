import { index, integer, pgTable, primaryKey } from '../orm.ts';
import { instant, ownerId, plainText } from './columns.ts';
import { tokens, users } from './people.ts';

/** Tickets that open a stream of changes once. The ticket itself is known to its holder only. */
export const eventTickets = pgTable(
  'event_tickets',
  {
    hash: plainText('hash').primaryKey(),
    /** The session that the stream ends with. */
    sessionHash: plainText('session_hash')
      .notNull()
      .references(() => tokens.hash, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('event_tickets_session_index').on(table.sessionHash)],
);

/** Streams of changes that are open, in whichever process. One that is not renewed was lost with its process. */
export const eventStreams = pgTable(
  'event_streams',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId('user_id', () => users.id),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('event_streams_user_index').on(table.userId)],
);

/** Who is looking at which record, in whichever process. One that is not renewed is not believed for long. */
export const presence = pgTable(
  'presence',
  {
    userId: ownerId('user_id', () => users.id),
    resource: plainText('resource').notNull(),
    recordId: integer('record_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.resource, table.recordId] }),
    index('presence_record_index').on(table.resource, table.recordId),
  ],
);
