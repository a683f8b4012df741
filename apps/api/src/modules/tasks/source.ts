import type { tasks as contract } from '@bureau/contract';
import { sql } from 'drizzle-orm';
import { containsWords, isOnDays, isOneOf, isWithin } from '../../db/list/conditions.ts';
import type { ListSource } from '../../db/list/listSource.ts';
import { taskAssignees, tasks } from '../../db/schema/index.ts';

/** Says how tasks are sorted, filtered and searched. Days are counted in the caller's time zone. */
export const taskSource = (timeZone: string): ListSource<typeof contract.listSpec> => ({
  id: tasks.id,
  sort: {
    code: { column: tasks.number, isUnique: true },
    title: { column: tasks.titleSort },
    project_name: { column: tasks.projectSort, isNullable: true },
    status: { column: tasks.status },
    priority: { column: tasks.priority },
    start_date: { column: tasks.startDate, isNullable: true },
    due_date: { column: tasks.dueDate, isNullable: true },
    progress: { column: tasks.progress },
    created_at: { column: tasks.createdAt },
    updated_at: { column: tasks.updatedAt },
  },
  filter: {
    status: (ids) => isOneOf(tasks.status, ids),
    priority: (ids) => isOneOf(tasks.priority, ids),
    project_id: (ids) => isOneOf(tasks.projectId, ids),
    assignee_id: (ids) =>
      sql`${tasks.id} in (select ${taskAssignees.taskId} from ${taskAssignees} where ${isOneOf(taskAssignees.userId, ids)})`,
    due_date: (range) => isWithin(tasks.dueDate, range),
    created_at: (range) => isOnDays(tasks.createdAt, range, timeZone),
  },
  search: (q) => containsWords(tasks.searchText, q),
});
