import { type Task, tasks as contract } from '@bureau/contract';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  sql,
  unique,
} from '../orm.ts';
import { ownerId, plainText } from './columns.ts';
import { users } from './people.ts';
import { projects } from './projects.ts';
import { recordTable } from './recordTable.ts';

/**
 * Tasks. Every field that a list is sorted by has an index, with `id` as its second column, so that a page is found in order without
 * sorting, in either direction.
 */
export const tasks = recordTable(
  contract,
  {
    projectId: integer('project_id'),
    /** The project's `nameSort`, so that an index can order tasks by it. The foreign key keeps it the same. */
    projectSort: plainText('project_sort'),
    status: smallint('status').$type<Task['status']>().notNull(),
    priority: smallint('priority').$type<Task['priority']>().notNull(),
    /** The place among all tasks, and so among those of each column of the board. What has the same is ordered by the id. */
    position: bigint('position', { mode: 'number' }).notNull(),
    /** The task before it in a series of those that recur, so that each has one next task at most. */
    recursFromId: integer('recurs_from_id')
      .unique()
      .references((): AnyPgColumn => tasks.id, { onDelete: 'set null' }),
    /** Whether somebody is assigned. Written with `task_assignees`, so that the tasks of nobody are found without looking there for each. */
    isAssigned: boolean('is_assigned').notNull().default(false),
  },
  (table) => {
    const { id } = table;
    // What tasks are filtered and seen by, so that a page is found without reading what stands on the pages before it.
    const seenBy = [table.projectId, table.status, table.priority, table.createdBy, table.dueDate] as const;
    // What many tasks share, so that among those that do a page is found in the order of another field without reading them.
    const shared = [table.estimatedMinutes, table.progress] as const;
    const ordered = (name: string, column: AnyPgColumn) =>
      index(`tasks_${name}_index`).on(
        column,
        id,
        ...[...seenBy, ...shared].filter((other) => other.name !== column.name),
      );
    // Of one column whose values repeat, an index is a tenth of the size: how many tasks share each value is counted in a third of the time.
    const counted = (name: string, column: AnyPgColumn) => index(`tasks_${name}_count_index`).on(column);
    return [
      ordered('number', table.number),
      ordered('position', table.position),
      ordered('title', table.titleSort),
      ordered('status', table.status),
      ordered('priority', table.priority),
      ordered('progress', table.progress),
      ordered('created_at', table.createdAt),
      ordered('updated_at', table.updatedAt),
      ordered('start_date', table.startDate),
      ordered('due_date', table.dueDate),
      ordered('completed_at', table.completedAt),
      ordered('estimated_minutes', table.estimatedMinutes),
      ordered('project', table.projectSort),
      counted('status', table.status),
      counted('priority', table.priority),
      counted('progress', table.progress),
      counted('estimated_minutes', table.estimatedMinutes),
      counted('project', table.projectSort),
      counted('start_date', table.startDate),
      counted('due_date', table.dueDate),
      // Most tasks have no labels.
      index('tasks_labels_index')
        .using('gin', table.labels)
        .where(sql`${table.labels} <> '{}'`),
      index('tasks_sprint_index').on(table.sprintId),
      index('tasks_parent_index').on(table.parentId),
      // So that tasks are counted, also those that hold a word, and what a project has of them, without being read: a quarter of their size.
      index('tasks_filter_index').on(
        ...seenBy,
        table.createdAt,
        id,
        table.progress,
        table.isAssigned,
        table.searchText,
      ),
      foreignKey({
        name: 'tasks_project_foreign_key',
        columns: [table.projectId, table.projectSort],
        foreignColumns: [projects.id, projects.nameSort],
      }).onUpdate('cascade'),
      check('tasks_project_check', sql`(${table.projectId} is null) = (${table.projectSort} is null)`),
    ];
  },
);

export const taskAssignees = pgTable(
  'task_assignees',
  {
    taskId: ownerId('task_id', () => tasks.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.taskId, table.userId] }),
    index('task_assignees_user_id_index').on(table.userId, table.taskId),
  ],
);

export const taskWatchers = pgTable(
  'task_watchers',
  {
    taskId: ownerId('task_id', () => tasks.id),
    userId: ownerId('user_id', () => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.taskId, table.userId] }),
    index('task_watchers_user_id_index').on(table.userId),
  ],
);

/** How many tasks the columns of a board should hold at most: those of a project, or of all tasks where there is none. */
export const taskLimits = pgTable(
  'task_limits',
  {
    projectId: integer('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    status: smallint('status').$type<Task['status']>().notNull(),
    limit: smallint('limit').notNull(),
  },
  (table) => [unique('task_limits_unique').on(table.projectId, table.status).nullsNotDistinct()],
);
