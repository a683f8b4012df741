import type { LoginUser, Permission } from '@bureau/contract';
import type { Locale } from '@bureau/values';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { instant, plainText, recordColumns } from './columns.ts';

/** Companies that the work is done for. A user of role `client` belongs to one. */
export const clients = pgTable('clients', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  ...recordColumns,
});

export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** In lower case, so that an account is found however its address is typed. */
    email: text('email').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    firstname: text('firstname').notNull(),
    lastname: text('lastname').notNull(),
    avatar: text('avatar'),
    language: text('language').$type<Locale>().notNull().default('en'),
    /** An IANA name; null takes the company's. */
    timeZone: text('time_zone'),
    preferences: jsonb('preferences').$type<LoginUser['preferences']>().notNull(),
    clientId: integer('client_id').references(() => clients.id),
    isActive: boolean('is_active').notNull().default(true),
    lastSeenAt: instant('last_seen_at'),
    createdBy: integer('created_by').references((): AnyPgColumn => users.id),
    ...recordColumns,
  },
  (table) => [index('users_client_id_index').on(table.clientId)],
);

export const roles = pgTable('roles', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull().unique(),
});

/** What a role allows. The roles that pass every gate need no rows. */
export const rolePermissions = pgTable(
  'role_permissions',
  {
    roleId: integer('role_id')
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
    permission: text('permission').$type<Permission>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.roleId, table.permission] })],
);

export const userRoles = pgTable(
  'user_roles',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    roleId: integer('role_id')
      .notNull()
      .references(() => roles.id),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.roleId] }),
    index('user_roles_role_id_index').on(table.roleId),
  ],
);

/** Sessions. The token itself is known to its holder only. */
export const tokens = pgTable(
  'tokens',
  {
    hash: plainText('hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('tokens_user_id_index').on(table.userId),
    index('tokens_expires_at_index').on(table.expiresAt),
  ],
);

/** Failed sign-ins, and those under way. Accounts are kept as hashes: people type passwords into the wrong field. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    account: plainText('account').notNull(),
    address: plainText('address').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('login_attempts_account_index').on(table.account, table.at),
    index('login_attempts_address_index').on(table.address, table.at),
    index('login_attempts_at_index').on(table.at),
  ],
);
