import { taskFields, tasks } from '@bureau/contract';
import { describeScreens } from '../../screens/resource/ResourceScreens.ts';
import { renderDueDate } from '../../screens/tasks/DueDate.tsx';

export const screens = describeScreens(tasks, taskFields, {
  choices: { status: 'status.task', priority: 'priority' },
  fields: { priority: { width: 108 }, due_date: { renderCell: renderDueDate } },
});
