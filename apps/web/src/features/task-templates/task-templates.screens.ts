import { taskTemplateFields, taskTemplates } from '@bureau/contract';
import { LayoutTemplate } from 'lucide-react';
import { describeScreens } from '../../screens/resource/ResourceScreens.ts';

export const screens = describeScreens(taskTemplates, taskTemplateFields, {
  Icon: LayoutTemplate,
  choices: { priority: 'priority' },
  texts: { emptyTitle: 'task-templates.empty.title', emptyMessage: 'task-templates.empty.message' },
  fields: { project_id: { emptyText: 'task-templates.fields.project_id.none' } },
});
