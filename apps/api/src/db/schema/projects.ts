import { type Project, projects as contract } from '@bureau/contract';
import { type AnyPgColumn, index, pgTable, primaryKey, sql, text, unique } from '../orm.ts';
import { ownerId } from './columns.ts';
import { users } from './people.ts';
import { recordTable } from './recordTable.ts';

/** Projects. Every field that a list is sorted by has an index, as with tasks. */
export const projects = recordTable(
  contract,
  {
    billingType: text('billing_type').$type<Project['billing_type']>().notNull().default('none'),
    currency: text('currency').notNull().default('EUR'),
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
    projectId: ownerId('project_id', () => projects.id),
    userId: ownerId('user_id', () => users.id),
    /** What the member does in the project, in the words of the company. */
    role: text('role').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.userId] }),
    index('project_members_user_id_index').on(table.userId, table.projectId),
  ],
);
