import { index, pgTable, primaryKey } from '../orm.ts';
import { ownerId } from './columns.ts';
import { users } from './people.ts';
import { recordTables } from './recordTables.ts';

const { 'task-templates': taskTemplates } = recordTables;

export const taskTemplateAssignees = pgTable(
  'task_template_assignees',
  {
    templateId: ownerId('template_id', () => taskTemplates.id),
    userId: ownerId('user_id', () => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.templateId, table.userId] }),
    index('task_template_assignees_user_id_index').on(table.userId),
  ],
);
