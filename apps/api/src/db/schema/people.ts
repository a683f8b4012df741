import {
  type LoginUser,
  type Permission,
  roles as roleContract,
  users as userContract,
} from '@bureau/contract';
import type { Locale } from '@bureau/values';
import { boolean, index, integer, pgTable, primaryKey, text, unique } from '../orm.ts';
import { instant, jsonb, ownerId, plainText } from './columns.ts';
import { recordTable } from './recordTable.ts';
import { recordTables } from './recordTables.ts';

/** Describes what a mailed link is good for: to choose a password again or for the first time, or to confirm a new address. */
export type LinkPurpose = 'reset' | 'invitation' | 'email';

/** Companies that the work is done for. A user with an external role belongs to one. */
export const { clients } = recordTables;

export const users = recordTable(
  userContract,
  {
    /** The username as it is known: see `usernameKey`. */
    usernameKey: plainText('username_key').notNull().unique(),
    /** In lower case, so that an account is found however its address is typed. */
    email: text('email').notNull().unique(),
    /** Null until an invited person has chosen a password. */
    passwordHash: text('password_hash'),
    /** The first and the last name as they are written together: see `formatFullName`. */
    fullName: plainText('full_name').notNull(),
    /** The name as lists are ordered by it: see `foldForSort`. */
    nameSort: plainText('name_sort').notNull(),
    language: text('language').$type<Locale>().notNull().default('en'),
    preferences: jsonb('preferences').$type<LoginUser['preferences']>().notNull(),
    isActive: boolean('is_active').notNull().default(true),
    lastSeenAt: instant('last_seen_at'),
    lastLoginAt: instant('last_login_at'),
    /** When the user was deleted. The row stays, with the name alone, for what the user has done. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('users_client_id_index').on(table.clientId),
    index('users_name_sort_index').on(table.nameSort, table.id),
  ],
);

export const { departments } = recordTables;

/** What everybody in a department may do, whatever their roles. */
export const departmentPermissions = pgTable(
  'department_permissions',
  {
    departmentId: ownerId('department_id', () => departments.id),
    permission: text('permission').$type<Permission>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.departmentId, table.permission] })],
);

export const roles = recordTable(roleContract, {
  name: text('name').notNull().unique(),
  /** Whether the program knows the role by its name, so that it stays. */
  isBuiltIn: boolean('is_built_in').notNull().default(false),
});

/** What a role allows. The roles that pass every gate need no rows. */
export const rolePermissions = pgTable(
  'role_permissions',
  {
    roleId: ownerId('role_id', () => roles.id),
    permission: text('permission').$type<Permission>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.roleId, table.permission] })],
);

/** Which roles a user has, each in a department or in the whole company. */
export const userRoles = pgTable(
  'user_roles',
  {
    userId: ownerId('user_id', () => users.id),
    roleId: integer('role_id')
      .notNull()
      .references(() => roles.id),
    departmentId: integer('department_id').references(() => departments.id),
  },
  (table) => [
    unique('user_roles_unique').on(table.userId, table.roleId, table.departmentId).nullsNotDistinct(),
    index('user_roles_role_id_index').on(table.roleId),
    index('user_roles_department_id_index').on(table.departmentId),
  ],
);

/** Sessions. The token itself is known to its holder only. */
export const tokens = pgTable(
  'tokens',
  {
    hash: plainText('hash').primaryKey(),
    /** Names the session where its hash must not be known. */
    id: integer('id').generatedAlwaysAsIdentity().notNull().unique(),
    userId: ownerId('user_id', () => users.id),
    /** What the browser says of itself. */
    userAgent: plainText('user_agent'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When it was used last, to the minute. */
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('tokens_user_id_index').on(table.userId),
    index('tokens_expires_at_index').on(table.expiresAt),
  ],
);

/** Links that were mailed and not followed yet. The token in a link is known to its receiver only. */
export const mailedLinks = pgTable(
  'mailed_links',
  {
    hash: plainText('hash').primaryKey(),
    userId: ownerId('user_id', () => users.id),
    purpose: text('purpose').$type<LinkPurpose>().notNull(),
    /** The address that the link was mailed to. */
    email: text('email').notNull(),
    createdBy: integer('created_by').references(() => users.id),
    createdAt: instant('created_at').notNull(),
    /** Null until its mail was sent, and for one whose mail could not be. */
    sentAt: instant('sent_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('mailed_links_user_id_index').on(table.userId, table.purpose),
    index('mailed_links_expires_at_index').on(table.expiresAt),
  ],
);

/** Calls of which only so many are let through: sign-ins that failed or are under way, mails that were asked for, and the like. */
export const attempts = pgTable(
  'attempts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: plainText('kind').notNull(),
    /** Whose attempt it was: a user, or the hash of an account, since people type passwords into the wrong field. */
    subject: plainText('subject').notNull(),
    address: plainText('address').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('attempts_subject_index').on(table.kind, table.subject, table.at),
    index('attempts_address_index').on(table.kind, table.address, table.at),
    index('attempts_at_index').on(table.at),
  ],
);
