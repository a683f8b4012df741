import { number } from 'yup';
import { defineEndpoint } from '../http/endpoint.ts';
import { defineResource } from '../http/resource.ts';
import { filledLine, id, instant, listOf, oneOfTable, plainDate, shape, text } from '../http/schema.ts';
import { taskPriorities, taskStatuses } from '../status/index.ts';
import { customChanges, customValues } from './customFields.ts';
import { dueDate } from './dateOrder.ts';
import { recordCallsOf, statusChangeOf } from './recordCalls.ts';
import { named, person } from './user.ts';

/** Gives the longest title and description of a task in characters, how many people it is assigned to, and its longest estimate. */
export const taskLimits = { title: 500, description: 100_000, assignees: 50, minutes: 1_000_000 } as const;

const title = () => filledLine(taskLimits.title);
const description = () => text(taskLimits.description);
const minutes = () => number().strict().integer().min(0).max(taskLimits.minutes);
const percent = () => number().strict().integer().min(0).max(100);
const assigneeIds = () => listOf(id().required()).max(taskLimits.assignees);

/** Describes a task. Durations are whole minutes, progress is percent. */
export const task = shape({
  id: id().required(),
  code: text(20).required(),
  title: title().required(),
  description: description().defined(),
  project_id: id().defined().nullable(),
  project_name: text(300).defined().nullable(),
  assignees: listOf(person),
  status: oneOfTable(taskStatuses).required(),
  priority: oneOfTable(taskPriorities).required(),
  start_date: plainDate().defined().nullable(),
  due_date: plainDate().defined().nullable(),
  estimated_minutes: minutes().defined().nullable(),
  progress: percent().required(),
  custom_fields: customValues(),
  created_at: instant().required(),
  updated_at: instant().required(),
  created_by: id().defined().nullable(),
  created_firstname: text(100).defined().nullable(),
  created_lastname: text(100).defined().nullable(),
  version: number().strict().integer().min(1).required(),
}).meta({ isAssumed: true });

/** Describes a task in a list: without its description, and of its added fields those that lists show. */
export const taskListItem = task.omit(['description']);

const optional = {
  description: description().optional(),
  project_id: id().nullable().optional(),
  assignee_ids: assigneeIds().optional(),
  start_date: plainDate().nullable().optional(),
  due_date: plainDate().nullable().optional(),
  estimated_minutes: minutes().nullable().optional(),
  progress: percent().optional(),
  custom_fields: customChanges().optional(),
};

export const taskCreate = shape({
  ...optional,
  title: title().required(),
  due_date: dueDate().optional(),
  status: oneOfTable(taskStatuses).optional(),
  priority: oneOfTable(taskPriorities).optional(),
});

export const taskUpdate = shape({
  ...optional,
  title: title().optional(),
  status: oneOfTable(taskStatuses).optional(),
  priority: oneOfTable(taskPriorities).optional(),
  version: number().strict().integer().min(1).optional(),
});

/** Describes what can be changed in many tasks at once. */
export const taskBulk = taskUpdate
  .omit(['title', 'description', 'version'])
  .shape({ due_date: dueDate().optional() });

const resource = defineResource({
  name: 'tasks',
  permissionPrefix: 'tasks',
  codePrefix: 'TSK',
  record: task,
  listItem: taskListItem,
  create: taskCreate,
  update: taskUpdate,
  bulk: taskBulk,
  list: {
    hasCustomFields: true,
    sort: [
      'code',
      'position',
      'title',
      'project_name',
      'status',
      'priority',
      'start_date',
      'due_date',
      'estimated_minutes',
      'progress',
      'created_at',
      'updated_at',
    ],
    group: ['status', 'priority', 'project_id'],
    filter: {
      status: 'ids',
      priority: 'ids',
      project_id: 'idsOrNone',
      assignee_id: 'idsOrNone',
      start_date: 'dateRangeOrNone',
      due_date: 'dateRangeOrNone',
      estimated_minutes: 'numberRange',
      progress: 'numberRange',
      created_at: 'dateRange',
      updated_at: 'dateRange',
    },
  },
  exportFields: [
    'code',
    'title',
    'status',
    'priority',
    'project_name',
    'assignees',
    'start_date',
    'due_date',
    'estimated_minutes',
    'progress',
    'created_at',
    'updated_at',
    'created_by',
    'description',
  ],
  importFields: [
    'title',
    'description',
    'status',
    'priority',
    'project_name',
    'assignees',
    'start_date',
    'due_date',
    'estimated_minutes',
    'progress',
  ],
});

export const tasks = {
  ...resource,
  ...recordCallsOf('tasks', 'tasks'),
  picker: defineEndpoint({
    id: 'tasks.picker',
    method: 'GET',
    path: '/api/get-tasks',
    summary:
      'Lists the id and name of the 500 newest tasks that the caller may see, of those that hold the words of `q`.',
    rule: 'tasks_view',
    query: { q: text(200).optional() },
    response: listOf(named),
  }),
  statusChange: statusChangeOf('tasks', 'tasks', taskStatuses, task),
  reorder: defineEndpoint({
    id: 'tasks.reorder',
    method: 'PUT',
    path: '/api/tasks/reorder',
    summary:
      'Drops a task in the column of a status: before another task that stands there, or without one at its end. The order is that of `sort=position`.',
    rule: 'tasks_edit',
    body: shape({
      id: id().required(),
      status: oneOfTable(taskStatuses).required(),
      before_id: id().defined().nullable(),
      version: number().strict().integer().min(1).optional(),
    }),
    response: task,
    errors: [404],
  }),
};
