import {
  boolean,
  choice,
  currency,
  date,
  duration,
  line,
  members,
  money,
  number,
  percent,
  person,
  reference,
  richText,
  state,
  tags,
} from '../fields/describe.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { filledLine, flag, plainDate, shape, version, whole } from '../http/schema.ts';
import { projectStatuses } from '../status/index.ts';
import { columnLimit } from './columnLimit.ts';
import { defineResource } from './defineResource.ts';
import { statusChangeOf } from './recordCalls.ts';

/** How much a project holds at most: characters, people, tags, minutes, minor units of money, tasks that are copied with it, and days that it is moved by at once. */
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
  movedDays: 3_700,
} as const;

/** Lists how the work of a project is charged. */
export const billingTypes = ['fixed', 'hourly', 'none'] as const;

/** Lists the pictures that a project can choose (docs/product.md §9). */
export const projectLogos = [
  '1.svg',
  '2.svg',
  '3.svg',
  '4.svg',
  '5.svg',
  '6.svg',
  '7.svg',
  '8.svg',
  '9.svg',
  '10.svg',
  '11.svg',
  '12.svg',
] as const;

/** The most of what is counted and not given. */
const uncounted = Number.MAX_SAFE_INTEGER;

/**
 * Describes a project. `progress` is percent: set by hand, or derived as the mean of its tasks, of which a finished one counts 100 and a
 * cancelled one nothing. `logged_minutes` is the time that was worked on its tasks. `budget` and `hourly_rate` are hidden from users of role `client`.
 * Amounts have to be in `currency`; it changes together with them.
 */
const resource = defineResource({
  name: 'projects',
  permissionPrefix: 'projects',
  codePrefix: 'PRJ',
  searchType: 'project',
  hasCustomFields: true,
  icon: 'briefcase',
  isInMenu: true,
  pickerRule: ['projects_view', 'tasks_view'],
  grants: { 'project manager': ['view', 'create', 'edit'], user: ['view'], client: ['view'] },
  fields: {
    name: line({ max: projectLimits.name, isRequired: true, isSearched: true }),
    status: state(projectStatuses, { default: 1, notifies: 'status' }),
    client_id: reference('clients', { isNullable: true }),
    manager_id: person({ isNullable: true, notifies: 'assigned' }),
    members: members({ max: projectLimits.members, role: projectLimits.role, notifies: 'added' }),
    start_date: date({ isNullable: true }),
    due_date: date({ isNullable: true, isAfter: 'start_date' }),
    progress: percent({ isDerivable: true, filter: false, sort: false, bulk: false }),
    is_progress_derived: boolean({
      isReadOnly: true,
      list: 'hidden',
      filter: false,
      sort: false,
      export: false,
    }),
    estimated_minutes: duration({
      isNullable: true,
      list: 'hidden',
      max: projectLimits.minutes,
      filter: false,
    }),
    logged_minutes: duration({
      isReadOnly: true,
      list: 'hidden',
      max: uncounted,
      filter: false,
      sort: false,
    }),
    billing_type: choice(billingTypes, { default: 'none' }),
    currency: currency({ list: 'hidden' }),
    budget: money({ isNullable: true, list: 'hidden', max: projectLimits.amount }),
    hourly_rate: money({ isNullable: true, list: 'hidden', max: projectLimits.amount }),
    logo: choice(projectLogos, {
      isNullable: true,
      list: 'hidden',
      filter: false,
      bulk: false,
      export: false,
    }),
    tags: tags({ max: projectLimits.tags, length: projectLimits.tag, isSearched: true }),
    task_count: number({ isReadOnly: true, list: 'hidden', max: uncounted, sort: false }),
    open_task_count: number({ isReadOnly: true, max: uncounted, sort: false }),
    description: richText({ max: projectLimits.description, export: false }),
  },
});

const project = resource.one.response;

/** Says of how many records the dates were kept. */
const baselineCount = shape({ count: whole().required() }).meta({ isAssumed: true });

export const projectFields = resource.fields;

export const projects = {
  ...resource,
  statusChange: statusChangeOf(resource, projectStatuses),
  limit: defineEndpoint('projects.limit', 'PUT', '/api/projects/{id}/limits', {
    summary: 'Limits how many tasks a column of the board of a project should hold. More are not refused.',
    rule: 'projects_edit',
    body: columnLimit,
    response: columnLimit,
  }),
  duplicate: defineEndpoint('projects.duplicate', 'POST', '/api/projects/{id}/duplicate', {
    summary:
      'Creates a project after the model of another, with its tasks as not begun or without. Given another start, all dates move with it. Tasks need tasks_create as well.',
    rule: 'projects_create',
    body: shape({
      name: filledLine(projectLimits.name).required(),
      start_date: plainDate().optional(),
      with_tasks: flag().optional(),
    }).meta({ isAssumed: true }),
    status: 201,
    response: project,
  }),
  move: defineEndpoint('projects.move', 'POST', '/api/projects/{id}/move', {
    summary:
      'Moves a project by a number of days, with all that is planned in it: its sprints and tasks, but for those that are closed. It needs tasks_edit as well.',
    rule: 'projects_edit',
    body: shape({
      days: whole(-projectLimits.movedDays, projectLimits.movedDays).required(),
      version: version().optional(),
    }).meta({ isAssumed: true }),
    response: project,
    errors: [404, 409],
  }),
  keepBaseline: defineEndpoint('projects.keepBaseline', 'POST', '/api/projects/{id}/baseline', {
    summary:
      'Keeps the dates of a project, its sprints and its tasks as they are now, in place of those that were kept before: its baseline.',
    rule: 'projects_edit',
    body: shape({}),
    response: baselineCount,
    errors: [404],
  }),
  clearBaseline: defineEndpoint('projects.clearBaseline', 'DELETE', '/api/projects/{id}/baseline', {
    summary: 'Forgets the baseline of a project.',
    rule: 'projects_edit',
    status: 204,
    errors: [404],
  }),
};
