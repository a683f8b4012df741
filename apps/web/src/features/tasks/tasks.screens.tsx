import { taskFields, tasks } from '@bureau/contract';
import { Badge } from '@bureau/ui';
import { ListChecks } from 'lucide-react';
import { titlesOf } from '../../screens/resource/pageTitles.ts';
import { describeScreens } from '../../screens/resource/ResourceScreens.ts';
import { dueDate, isOverdue } from './DueDate.tsx';

export const screens = describeScreens(tasks, taskFields, {
  Icon: ListChecks,
  titles: titlesOf('tasks'),
  related: { timesheet: 'task_id', defects: 'task_id', todos: 'task_id' },
  choices: { status: 'status.task', priority: 'priority' },
  texts: {
    all: 'tasks.all',
    create: 'tasks.create',
    quickAdd: 'tasks.quick_add',
    search: 'tasks.search',
    emptyTitle: 'tasks.empty.title',
    emptyMessage: 'tasks.empty.message',
  },
  fields: {
    title: {
      placeholder: 'tasks.fields.title.placeholder',
      requiredText: 'tasks.fields.title.errors.required',
    },
    description: { emptyText: 'tasks.fields.description.empty' },
    priority: { width: 108 },
    project_id: { emptyText: 'tasks.fields.project_id.none' },
    assignee_ids: { emptyText: 'tasks.fields.assignee_ids.none' },
    recurrence: { emptyText: 'tasks.fields.recurrence.none' },
    due_date: {
      ...dueDate,
      renderMark: (task, { formats, t }) =>
        isOverdue(task, formats.today()) && <Badge tone="danger" label={t('tasks.is_overdue')} />,
    },
  },
});
