import { taskFields, tasks } from '@bureau/contract';
import { describeScreens } from '../../screens/resource/ResourceScreens.ts';
import { dueDate } from '../tasks/service.ts';

const { title, status, priority, project_id, assignee_ids, start_date, due_date } = taskFields;

/** What somebody's work shows of tasks: a field that they get besides changes nothing here. */
export const screens = describeScreens(
  tasks,
  { title, status, priority, project_id, assignee_ids, start_date, due_date },
  {
    choices: { status: 'status.task', priority: 'priority' },
    fields: { priority: { width: 108 }, due_date: dueDate },
  },
);
