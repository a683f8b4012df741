import type { Task } from '@bureau/contract';
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { plainText, recordColumns } from './columns.ts';
import { clients, users } from './people.ts';

export const projects = pgTable(
  'projects',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    /** The name as lists are ordered by it: see `foldForSort`. */
    nameSort: plainText('name_sort').notNull(),
    clientId: integer('client_id').references(() => clients.id),
    managerId: integer('manager_id').references(() => users.id),
    status: smallint('status').notNull().default(1),
    createdBy: integer('created_by').references(() => users.id),
    ...recordColumns,
  },
  (table) => [
    index('projects_client_id_index').on(table.clientId),
    index('projects_manager_id_index').on(table.managerId),
    index('projects_name_sort_index').on(table.nameSort, table.id),
  ],
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
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.userId] }),
    index('project_members_user_id_index').on(table.userId, table.projectId),
  ],
);

/**
 * Tasks. Every field that a list is sorted by has an index that ends with `id`, so that a page is read in order without sorting;
 * where a field may be empty, one for each direction, since what is empty comes last in both.
 */
export const tasks = pgTable(
  'tasks',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The number in the code: `TSK-0042` has 42. */
    number: integer('number').notNull().unique(),
    code: text('code').notNull().unique(),
    title: text('title').notNull(),
    /** The title as lists are ordered by it: see `foldForSort`. */
    titleSort: plainText('title_sort').notNull(),
    /** Title and code as they are searched: see `foldForSearch`. */
    searchText: text('search_text').notNull(),
    description: text('description').notNull().default(''),
    projectId: integer('project_id').references(() => projects.id),
    status: smallint('status').$type<Task['status']>().notNull(),
    priority: smallint('priority').$type<Task['priority']>().notNull(),
    startDate: date('start_date', { mode: 'string' }),
    dueDate: date('due_date', { mode: 'string' }),
    estimatedMinutes: integer('estimated_minutes'),
    progress: smallint('progress').notNull().default(0),
    createdBy: integer('created_by').references(() => users.id),
    ...recordColumns,
  },
  (table) => [
    index('tasks_title_index').on(table.titleSort, table.id),
    index('tasks_project_index').on(table.projectId, table.id),
    index('tasks_status_index').on(table.status, table.id),
    index('tasks_priority_index').on(table.priority, table.id),
    index('tasks_progress_index').on(table.progress, table.id),
    index('tasks_created_at_index').on(table.createdAt, table.id),
    index('tasks_updated_at_index').on(table.updatedAt, table.id),
    index('tasks_start_date_index').on(table.startDate, table.id),
    index('tasks_start_date_down_index').on(sql`${table.startDate} desc nulls last`, sql`${table.id} desc`),
    index('tasks_due_date_index').on(table.dueDate, table.id),
    index('tasks_due_date_down_index').on(sql`${table.dueDate} desc nulls last`, sql`${table.id} desc`),
    index('tasks_created_by_index').on(table.createdBy),
  ],
);

export const taskAssignees = pgTable(
  'task_assignees',
  {
    taskId: integer('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.taskId, table.userId] }),
    index('task_assignees_user_id_index').on(table.userId, table.taskId),
  ],
);
