import type { projects as contract } from '@bureau/contract';
import { isNull, sql } from 'drizzle-orm';
import { containsWords, isOnDays, isOneOf, isOneOrNone, isWithin } from '../../db/list/conditions.ts';
import type { ListSource } from '../../db/list/listSource.ts';
import { clients, projectMembers, projects } from '../../db/schema/index.ts';

/** The order of a list that asks for none: the newest first. */
export const defaultSort = ['-code'] as const;

/** Returns how projects are sorted, filtered and searched. Days are counted in the caller's time zone. */
export const projectSource = (timeZone: string): ListSource<typeof contract.listSpec> => ({
  id: projects.id,
  sort: {
    code: { column: projects.number, isUnique: true },
    name: { column: projects.nameSort },
    client_name: {
      column: sql`(select lower(${clients.name}) collate "C" from ${clients} where ${clients.id} = ${projects.clientId})`,
      isNullable: true,
    },
    status: { column: projects.status },
    start_date: { column: projects.startDate, isNullable: true },
    due_date: { column: projects.dueDate, isNullable: true },
    estimated_minutes: { column: projects.estimatedMinutes, isNullable: true },
    created_at: { column: projects.createdAt },
    updated_at: { column: projects.updatedAt },
  },
  filter: {
    status: (ids) => isOneOf(projects.status, ids),
    client_id: (wanted) =>
      isOneOrNone(wanted, (ids) => isOneOf(projects.clientId, ids), isNull(projects.clientId)),
    manager_id: (wanted) =>
      isOneOrNone(wanted, (ids) => isOneOf(projects.managerId, ids), isNull(projects.managerId)),
    member_id: (ids) =>
      sql`${projects.id} in (select ${projectMembers.projectId} from ${projectMembers} where ${isOneOf(projectMembers.userId, ids)})`,
    billing_type: (words) => sql`${projects.billingType} = any(${sql.param([...words])}::text[])`,
    start_date: (range) => isWithin(projects.startDate, range),
    due_date: (range) => isWithin(projects.dueDate, range),
    created_at: (range) => isOnDays(projects.createdAt, range, timeZone),
    updated_at: (range) => isOnDays(projects.updatedAt, range, timeZone),
  },
  search: (q) => containsWords(projects.searchText, q),
});
