import { taskTemplates as contract } from '@bureau/contract';
import { sql } from '../../db/orm.ts';
import { visibleInProjects } from '../../access/visible/inProjects.ts';
import { recordTables, taskTemplateAssignees } from '../../db/schema/index.ts';
import { defineModule, type RecordModule } from '../../engine/defineModule.ts';

const { 'task-templates': templates } = recordTables;

export const taskTemplateModule: RecordModule<typeof contract> = defineModule({
  resource: contract,
  table: templates,
  links: { assignee_ids: taskTemplateAssignees },
  visible: (viewer) => (viewer.isExternal ? sql`false` : visibleInProjects(templates, viewer, [])),
  title: 'name',
});
