import type { tasks as contract } from '@bureau/contract';
import { isNull, type SQL, sql } from 'drizzle-orm';
import {
  containsWords,
  isBetween,
  isOnDays,
  isOneOf,
  isOneOrNone,
  isWithin,
} from '../../db/list/conditions.ts';
import type { ListSource } from '../../db/list/listSource.ts';
import { projects, taskAssignees, tasks } from '../../db/schema/index.ts';

/** Selects the tasks that somebody is assigned to. */
const assigned = (condition: SQL) =>
  sql`select ${taskAssignees.taskId} from ${taskAssignees} where ${condition}`;

/** The order of a list that asks for none: the newest first. */
export const defaultSort = ['-code'] as const;

/** Returns how tasks are sorted, filtered and searched. Days are counted in the caller's time zone. */
export const taskSource = (timeZone: string): ListSource<typeof contract.listSpec> => ({
  id: tasks.id,
  sort: {
    code: { column: tasks.number, isUnique: true },
    position: { column: tasks.position },
    title: { column: tasks.titleSort },
    project_name: { column: tasks.projectSort, isNullable: true },
    status: { column: tasks.status },
    priority: { column: tasks.priority },
    start_date: { column: tasks.startDate, isNullable: true },
    due_date: { column: tasks.dueDate, isNullable: true },
    estimated_minutes: { column: tasks.estimatedMinutes, isNullable: true },
    progress: { column: tasks.progress },
    created_at: { column: tasks.createdAt },
    updated_at: { column: tasks.updatedAt },
  },
  group: {
    status: { column: tasks.status },
    priority: { column: tasks.priority },
    project_id: {
      column: tasks.projectId,
      order: { column: tasks.projectSort, isNullable: true },
      other: { id: projects.id, name: projects.name, order: projects.nameSort },
    },
  },
  filter: {
    status: (ids) => isOneOf(tasks.status, ids),
    priority: (ids) => isOneOf(tasks.priority, ids),
    project_id: (wanted) =>
      isOneOrNone(wanted, (ids) => isOneOf(tasks.projectId, ids), isNull(tasks.projectId)),
    assignee_id: (wanted) =>
      isOneOrNone(
        wanted,
        (ids) => sql`${tasks.id} in (${assigned(isOneOf(taskAssignees.userId, ids))})`,
        sql`not ${tasks.isAssigned}`,
      ),
    start_date: (range) => isWithin(tasks.startDate, range),
    due_date: (range) => isWithin(tasks.dueDate, range),
    estimated_minutes: (range) => isBetween(tasks.estimatedMinutes, range),
    progress: (range) => isBetween(tasks.progress, range),
    created_at: (range) => isOnDays(tasks.createdAt, range, timeZone),
    updated_at: (range) => isOnDays(tasks.updatedAt, range, timeZone),
  },
  search: (q) => containsWords(tasks.searchText, q),
});
