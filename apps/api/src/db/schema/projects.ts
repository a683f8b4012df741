import type { Project } from '@bureau/contract';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { customValues, plainText, recordColumns } from './columns.ts';
import { clients, users } from './people.ts';

/** Projects. Every field that a list is sorted by has an index, as with tasks. */
export const projects = pgTable(
  'projects',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The number in the code: `PRJ-0042` has 42. */
    number: integer('number').notNull().unique(),
    code: text('code').notNull().unique(),
    name: text('name').notNull(),
    /** The name as lists are ordered by it: see `foldForSort`. */
    nameSort: plainText('name_sort').notNull(),
    /** Code, name and tags as they are searched: see `foldForSearch`. */
    searchText: text('search_text').notNull(),
    description: text('description').notNull().default(''),
    clientId: integer('client_id').references(() => clients.id),
    managerId: integer('manager_id').references(() => users.id),
    status: smallint('status').$type<Project['status']>().notNull().default(1),
    startDate: date('start_date', { mode: 'string' }),
    dueDate: date('due_date', { mode: 'string' }),
    /** Set by hand; empty where it is derived from the tasks. */
    progress: smallint('progress'),
    estimatedMinutes: integer('estimated_minutes'),
    billingType: text('billing_type').$type<Project['billing_type']>().notNull().default('none'),
    currency: text('currency').notNull().default('EUR'),
    /** In minor units of the currency, as the hourly rate. */
    budget: bigint('budget', { mode: 'number' }),
    hourlyRate: bigint('hourly_rate', { mode: 'number' }),
    logo: text('logo').$type<Project['logo']>(),
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'`),
    customFields: customValues(),
    createdBy: integer('created_by').references(() => users.id),
    ...recordColumns,
  },
  (table) => {
    const up = (name: string, column: AnyPgColumn) => index(`projects_${name}_index`).on(column, table.id);
    const down = (name: string, column: AnyPgColumn) =>
      index(`projects_${name}_down_index`).on(sql`${column} desc nulls last`, sql`${table.id} desc`);
    return [
      index('projects_client_id_index').on(table.clientId),
      index('projects_manager_id_index').on(table.managerId),
      up('name_sort', table.nameSort),
      up('status', table.status),
      up('start_date', table.startDate),
      down('start_date', table.startDate),
      up('due_date', table.dueDate),
      down('due_date', table.dueDate),
      up('created_at', table.createdAt),
      up('updated_at', table.updatedAt),
      unique('projects_id_name_sort_unique').on(table.id, table.nameSort),
    ];
  },
);

export const projectMembers = pgTable(
  'project_members',
  {
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What the member does in the project, in the words of the company. */
    role: text('role').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.userId] }),
    index('project_members_user_id_index').on(table.userId, table.projectId),
  ],
);
