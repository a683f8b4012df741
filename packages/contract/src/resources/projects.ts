import { number, string } from 'yup';
import { defineEndpoint } from '../http/endpoint.ts';
import { defineResource } from '../http/resource.ts';
import {
  filledLine,
  flag,
  id,
  instant,
  line,
  listOf,
  oneOfTable,
  plainDate,
  shape,
  text,
} from '../http/schema.ts';
import { projectStatuses } from '../status/index.ts';
import { currencies } from './currencies.ts';
import { customChanges, customValues } from './customFields.ts';
import { dueDate } from './dateOrder.ts';
import { recordCallsOf, statusChangeOf } from './recordCalls.ts';
import { named } from './user.ts';

/** Gives how much a project holds at most: characters, people, tags, minutes, minor units of money, and tasks that are copied with it. */
export const projectLimits = {
  name: 300,
  description: 100_000,
  members: 100,
  role: 100,
  tags: 20,
  tag: 50,
  minutes: 100_000_000,
  amount: 100_000_000_000_000,
  copiedTasks: 5_000,
} as const;

/** Lists how the work of a project is charged. */
export const billingTypes = ['fixed', 'hourly', 'none'] as const;

/** Lists the pictures that a project can choose (docs/product.md §9). */
export const projectLogos = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((index) => `${index}.svg` as const);

const name = () => filledLine(projectLimits.name);
const description = () => text(projectLimits.description);
const whole = (max: number) => number().strict().integer().min(0).max(max);
const minutes = () => whole(projectLimits.minutes);
const percent = () => whole(100);
const version = () => number().strict().integer().min(1);
const billingType = () => string().strict().oneOf(billingTypes);
const logo = () => string().strict().oneOf(projectLogos);
const currency = () => string().strict().oneOf(currencies);
const tags = () => listOf(filledLine(projectLimits.tag).required()).max(projectLimits.tags);
const projectRole = () => line(projectLimits.role);

/** Describes an amount of money, in minor units of a currency. */
const money = () =>
  shape({ amount: whole(projectLimits.amount).required(), currency: currency().required() });

const member = shape({
  user_id: id().required(),
  firstname: text(100).required(),
  lastname: text(100).required(),
  project_role: projectRole().defined(),
});

/**
 * Describes a project. `progress` is percent: set by hand, or derived as the mean of its tasks, of which a finished one counts 100 and a
 * cancelled one nothing. `logged_minutes` is the time that was worked on its tasks. Users of role `client` are not told `budget` and `hourly_rate`.
 */
export const project = shape({
  id: id().required(),
  code: text(20).required(),
  name: name().required(),
  client_id: id().defined().nullable(),
  client_name: text(300).defined().nullable(),
  manager_id: id().defined().nullable(),
  manager_firstname: text(100).defined().nullable(),
  manager_lastname: text(100).defined().nullable(),
  members: listOf(member),
  status: oneOfTable(projectStatuses).required(),
  start_date: plainDate().defined().nullable(),
  due_date: plainDate().defined().nullable(),
  progress: percent().required(),
  is_progress_derived: flag().required(),
  estimated_minutes: minutes().defined().nullable(),
  billing_type: billingType().required(),
  currency: currency().required(),
  budget: money().defined().nullable(),
  hourly_rate: money().defined().nullable(),
  logo: logo().defined().nullable(),
  tags: tags(),
  task_count: whole(Number.MAX_SAFE_INTEGER).required(),
  open_task_count: whole(Number.MAX_SAFE_INTEGER).required(),
  logged_minutes: whole(Number.MAX_SAFE_INTEGER).required(),
  description: description().defined(),
  custom_fields: customValues(),
  created_at: instant().required(),
  updated_at: instant().required(),
  created_by: id().defined().nullable(),
  created_firstname: text(100).defined().nullable(),
  created_lastname: text(100).defined().nullable(),
  version: version().required(),
}).meta({ isAssumed: true });

const optional = {
  client_id: id().nullable().optional(),
  manager_id: id().nullable().optional(),
  members: listOf(shape({ user_id: id().required(), project_role: projectRole().optional() }))
    .max(projectLimits.members)
    .optional(),
  status: oneOfTable(projectStatuses).optional(),
  start_date: plainDate().nullable().optional(),
  due_date: plainDate().nullable().optional(),
  /** Null derives it from the tasks. */
  progress: percent().nullable().optional(),
  estimated_minutes: minutes().nullable().optional(),
  billing_type: billingType().optional(),
  /** Amounts have to be in it; it changes together with them. */
  currency: currency().optional(),
  budget: money().nullable().optional().default(undefined),
  hourly_rate: money().nullable().optional().default(undefined),
  logo: logo().nullable().optional(),
  tags: tags().optional(),
  description: description().optional(),
  custom_fields: customChanges().optional(),
};

export const projectCreate = shape({ ...optional, name: name().required(), due_date: dueDate().optional() });
export const projectUpdate = shape({ ...optional, name: name().optional(), version: version().optional() });

/** Describes what can be changed in many projects at once. */
export const projectBulk = projectUpdate
  .pick([
    'client_id',
    'manager_id',
    'status',
    'start_date',
    'due_date',
    'estimated_minutes',
    'billing_type',
    'custom_fields',
  ])
  .shape({ due_date: dueDate().optional() });

const resource = defineResource({
  name: 'projects',
  permissionPrefix: 'projects',
  codePrefix: 'PRJ',
  record: project,
  listItem: project.omit(['description']),
  create: projectCreate,
  update: projectUpdate,
  bulk: projectBulk,
  list: {
    hasCustomFields: true,
    sort: [
      'code',
      'name',
      'client_name',
      'status',
      'start_date',
      'due_date',
      'estimated_minutes',
      'created_at',
      'updated_at',
    ],
    filter: {
      status: 'ids',
      client_id: 'idsOrNone',
      manager_id: 'idsOrNone',
      member_id: 'ids',
      billing_type: 'words',
      start_date: 'dateRangeOrNone',
      due_date: 'dateRangeOrNone',
      created_at: 'dateRange',
      updated_at: 'dateRange',
    },
  },
  exportFields: [
    'code',
    'name',
    'status',
    'client_name',
    'manager',
    'members',
    'start_date',
    'due_date',
    'progress',
    'estimated_minutes',
    'logged_minutes',
    'billing_type',
    'tags',
    'created_at',
    'updated_at',
    'created_by',
  ],
  importFields: [
    'name',
    'status',
    'client_name',
    'manager',
    'members',
    'start_date',
    'due_date',
    'progress',
    'estimated_minutes',
    'billing_type',
    'tags',
  ],
});

export const projects = {
  ...resource,
  ...recordCallsOf('projects', 'projects'),
  statusChange: statusChangeOf('projects', 'projects', projectStatuses, project),
  picker: defineEndpoint({
    id: 'projects.picker',
    method: 'GET',
    path: '/api/get-projects',
    summary: 'Lists the id and name of the projects that the caller may see.',
    rule: ['projects_view', 'tasks_view'],
    response: listOf(named),
  }),
  duplicate: defineEndpoint({
    id: 'projects.duplicate',
    method: 'POST',
    path: '/api/projects/{id}/duplicate',
    summary:
      'Creates a project after the model of another, with its tasks as not begun or without. Given another start, all dates move with it. Tasks need tasks_create as well.',
    rule: 'projects_create',
    body: shape({
      name: name().required(),
      start_date: plainDate().optional(),
      with_tasks: flag().optional(),
    }).meta({ isAssumed: true }),
    status: 201,
    response: project,
  }),
};
