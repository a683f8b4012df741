import { index, integer, pgTable, primaryKey, text } from '../orm.ts';
import { instant, jsonb, ownerId } from './columns.ts';
import { users } from './people.ts';

/** Notifications, kept until they are dismissed. Stored as events, and formatted in the reader's language when they are read. */
export const notifications = pgTable(
  'notifications',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId('user_id', () => users.id),
    /** Names what happened: see `notificationKinds`. */
    kind: text('kind').notNull(),
    /** What is filled into the text. */
    values: jsonb('values').$type<Readonly<Record<string, string | number>>>().notNull(),
    /** The route of the application that it leads to, and the record there. */
    route: text('route'),
    relatedId: integer('related_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('notifications_user_index').on(table.userId, table.createdAt, table.id),
    index('notifications_created_at_index').on(table.createdAt),
  ],
);

/** What people were told of records when its time came, so that they are told once, however many processes look. */
export const timedNotifications = pgTable(
  'timed_notifications',
  {
    resource: text('resource').notNull(),
    recordId: integer('record_id').notNull(),
    /** Names what was told: see `notificationKinds`. */
    kind: text('kind').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.resource, table.recordId, table.kind] })],
);
