import type { ActivityAction, Permission } from '@bureau/contract';
import { type AnyPgColumn, bigint, boolean, index, integer, pgTable, primaryKey, text } from '../orm.ts';
import { instant, json, ownerId, plainText, recordColumns } from './columns.ts';
import { users } from './people.ts';

export const menuItems = pgTable('menu_items', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  parentId: integer('parent_id').references((): AnyPgColumn => menuItems.id, { onDelete: 'cascade' }),
  position: integer('position').notNull(),
  text: text('text').notNull(),
  link: text('link'),
  icon: text('icon'),
  class: text('class'),
  badge: text('badge'),
  badgeClass: text('badge_class'),
  isExternalLink: boolean('is_external_link').notNull().default(false),
  /** Who sees the item: a permission, or one of the rules that are no permission. */
  rule: text('rule').$type<Permission | 'signedIn' | 'adminOnly'>().notNull(),
  createdBy: integer('created_by').references(() => users.id),
  ...recordColumns,
});

/** What resources have from the start and was given once: see `applyDefaults`. */
export const appliedDefaults = pgTable('applied_defaults', { name: text('name').primaryKey() });

/** The activity log of records of every kind: one row for each field that was changed. */
export const activities = pgTable(
  'activities',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    resource: text('resource').notNull(),
    recordId: integer('record_id').notNull(),
    userId: integer('user_id').references(() => users.id),
    action: text('action').$type<ActivityAction>().notNull(),
    field: text('field'),
    oldValue: text('old_value'),
    newValue: text('new_value'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('activities_record_index').on(table.resource, table.recordId, table.createdAt, table.id)],
);

/** The last number given to a code of each kind. */
export const counters = pgTable('counters', {
  name: text('name').primaryKey(),
  value: integer('value').notNull(),
});

/** First responses to creating requests that carried an `Idempotency-Key`. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: ownerId('user_id', () => users.id),
    key: plainText('key').notNull(),
    /** A hash of the operation and its body. */
    request: plainText('request').notNull(),
    /** As `json` and not `jsonb`, so that the same text is answered again. */
    response: json('response').$type<unknown>(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created_at_index').on(table.createdAt),
  ],
);

/** Who signed in, was refused, or did what cannot be seen afterwards. */
export const audit = pgTable(
  'audit',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull().defaultNow(),
    userId: integer('user_id').references(() => users.id),
    event: text('event').notNull(),
    detail: text('detail'),
    address: text('address'),
    requestId: text('request_id'),
  },
  (table) => [index('audit_at_index').on(table.at)],
);
