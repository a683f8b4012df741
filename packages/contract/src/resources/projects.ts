import { keysOf } from '@bureau/values';
import { number as figure } from 'yup';
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
import { filledLine, flag, id, listOf, plainDate, shape, text, version, whole } from '../http/schema.ts';
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
const billingTypes = ['fixed', 'hourly', 'none'] as const;

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

/** Lists how a project stands, the best first. */
export const projectHealths = ['on_track', 'at_risk', 'off_track'] as const;

/** Maps each reason to the health of a project; the first that holds is told, in this order (docs/product.md §4). */
export const projectHealthReasons = {
  overdue: 'off_track',
  over_estimate: 'off_track',
  far_behind: 'off_track',
  behind: 'at_risk',
  hours_ahead: 'at_risk',
  as_planned: 'on_track',
} as const satisfies Readonly<Record<string, (typeof projectHealths)[number]>>;

export type ProjectHealthReason = keyof typeof projectHealthReasons;

/** From how many points on the progress counts as far behind the time that is over, as behind it, and as behind the hours that were worked. */
export const projectHealthLimits = { farBehind: 30, behind: 15, hoursAhead: 20 } as const;

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
    status: state(projectStatuses, { default: 1, group: true, notifies: 'status' }),
    health: choice(projectHealths, {
      isReadOnly: true,
      isNullable: true,
      sort: true,
      bulk: false,
      tones: { on_track: 'success', at_risk: 'warning', off_track: 'danger' },
    }),
    health_reason: choice(keysOf(projectHealthReasons), {
      isReadOnly: true,
      isNullable: true,
      list: 'hidden',
      bulk: false,
    }),
    client_id: reference('clients', { isNullable: true, group: true }),
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
    currency: currency({ list: 'hidden', export: true }),
    budget: money({ isNullable: true, list: 'hidden', max: projectLimits.amount, export: true }),
    hourly_rate: money({ isNullable: true, list: 'hidden', max: projectLimits.amount, export: true }),
    logo: choice(projectLogos, {
      isNullable: true,
      list: 'hidden',
      filter: false,
      bulk: false,
    }),
    tags: tags({ max: projectLimits.tags, length: projectLimits.tag, isSearched: true }),
    task_count: number({ isReadOnly: true, list: 'hidden', max: uncounted, sort: false }),
    open_task_count: number({ isReadOnly: true, max: uncounted, sort: false }),
    description: richText({ max: projectLimits.description, export: 'last' }),
  },
});

const project = resource.one.response;

const minutes = () => whole().required();
const amount = () => shape({ amount: whole().required(), currency: text(3).required() });
const signedAmount = () =>
  shape({ amount: figure().strict().integer().required(), currency: text(3).required() });

/** Describes how many records the dates of a baseline were kept of. */
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
      'Creates a project after the model of another, with its tasks as not begun or without, with its members or without. Given another start, all dates move with it. Tasks need tasks_create as well.',
    rule: 'projects_create',
    body: shape({
      name: filledLine(projectLimits.name).required(),
      start_date: plainDate().optional(),
      with_tasks: flag().optional(),
      /** Whether its members take part in the new one as well; they do where nothing is said. */
      with_members: flag().optional(),
    }).meta({ isAssumed: true }),
    status: 201,
    response: project,
  }),
  time: defineEndpoint('projects.time', 'GET', '/api/projects/{id}/time', {
    summary:
      'Returns the time that was worked on a project by person and by task, as far as the caller sees it, beside what the tasks were estimated at.',
    rule: 'timesheet_view',
    response: shape({
      minutes: minutes(),
      billable_minutes: minutes(),
      /** What its tasks were estimated at, those that were cancelled left out. */
      estimated_minutes: minutes(),
      people: listOf(
        shape({
          user_id: id().nullable().defined(),
          firstname: text(100).nullable().defined(),
          lastname: text(100).nullable().defined(),
          minutes: minutes(),
          billable_minutes: minutes(),
        }),
      ).required(),
      /** The tasks on which most was worked, and the time that belongs to none. */
      tasks: listOf(
        shape({
          task_id: id().nullable().defined(),
          code: text(50).nullable().defined(),
          title: text(500).nullable().defined(),
          estimated_minutes: whole().nullable().defined(),
          minutes: minutes(),
        }),
      ).required(),
      task_count: whole().required(),
    }).meta({ isAssumed: true }),
    errors: [404],
  }),
  finance: defineEndpoint('projects.finance', 'GET', '/api/projects/{id}/finance', {
    summary:
      "Returns what the billable time of a project is worth, at the rate of each entry or else that of the project, beside its budget. It is not for the client's own people.",
    rule: 'timesheet_view',
    response: shape({
      budget: amount().nullable().defined(),
      /** The worth of the time in each currency, that of the project first. */
      worth: listOf(amount()).required(),
      /** What is left of the budget: below zero it is exceeded. Null without a budget. */
      left: signedAmount().nullable().defined(),
      minutes: minutes(),
      billable_minutes: minutes(),
      /** Billable time for which no rate is known, and which is worth nothing therefore. */
      unrated_minutes: minutes(),
      /** What the whole estimate of the project is worth at its rate. */
      estimate: amount().nullable().defined(),
      /** What was worked by the end of each of the last months, in the currency of the project; the first to the last. */
      months: listOf(shape({ month: plainDate().required(), worth: whole().required() })).required(),
    }).meta({ isAssumed: true }),
    errors: [404],
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
