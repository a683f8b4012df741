import { type Person, type Task, tasks as contract } from '@bureau/contract';
import type { Viewer } from '../../access/Caller.ts';
import { visibleTasks } from '../../access/visible/tasks.ts';
import { tasks } from '../../db/schema/index.ts';
import { customActivityValues } from '../../records/customFields/values.ts';
import type { Records, ActivityValues } from '../../records/Records.ts';
import { readTask } from './read.ts';
import { hiddenFields } from './rules.ts';

const nameOf = ({ firstname, lastname }: Person) => `${firstname} ${lastname}`;

/** Returns what the activity log tells of a task: names of its project and people, the numbers of statuses. */
const activityValues = (task: Task): ActivityValues => ({
  title: task.title,
  description: task.description,
  status: task.status,
  priority: task.priority,
  start_date: task.start_date,
  due_date: task.due_date,
  estimated_minutes: task.estimated_minutes,
  progress: task.progress,
  project_id: task.project_name,
  assignee_ids: task.assignees.map(nameOf).join(', '),
  ...customActivityValues(task.custom_fields),
});

/** Lists those who have a task, and who made it. */
export const watchers = ({ assignees, created_by: creator }: Task) => [
  ...assignees.map((person) => person.user_id),
  ...(creator === null ? [] : [creator]),
];

/** Describes tasks to the functions that all records share, as a viewer may see them. */
export const taskRecordsFor = (viewer: Viewer | null): Records<Task> => ({
  name: contract.name,
  table: tasks,
  visible: (somebody) => visibleTasks(somebody),
  read: (db, id) => readTask(db, id, viewer),
  activityValues,
  hiddenFields,
  describe: ({ code, title }) => `${code} ${title}`,
  watchers,
});

/** Describes tasks with all that they hold. */
export const taskRecords = taskRecordsFor(null);
