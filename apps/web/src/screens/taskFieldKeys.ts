import type { ParseKeys } from 'i18next';

/** Names the fields of tasks, as the activity log and refusals of the API name them. */
export const taskFieldKeys: Readonly<Record<string, ParseKeys>> = {
  title: 'tasks.fields.title',
  description: 'tasks.fields.description',
  status: 'tasks.fields.status',
  priority: 'tasks.fields.priority',
  start_date: 'tasks.fields.start_date',
  due_date: 'tasks.fields.due_date',
  estimated_minutes: 'tasks.fields.estimated_minutes',
  progress: 'tasks.fields.progress',
  project_id: 'tasks.fields.project',
  assignee_ids: 'tasks.fields.assignees',
};
