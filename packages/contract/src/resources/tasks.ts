import {
  boolean,
  date,
  duration,
  instant,
  line,
  lineItems,
  number,
  people,
  percent,
  recurrence,
  reference,
  references,
  richText,
  state,
  tags,
} from '../fields/describe.ts';
import { permissionActions } from '../access/names.ts';
import { named } from '../fields/people.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import {
  flag,
  id,
  listOf,
  oneOf,
  oneOfTable,
  plainDate,
  shape,
  text,
  version,
  whole,
} from '../http/schema.ts';
import { taskPriorities, taskStatuses } from '../status/index.ts';
import { columnLimit } from './columnLimit.ts';
import { defects } from './defects.ts';
import { defineResource } from './defineResource.ts';
import { statusChangeOf } from './recordCalls.ts';
import { settings } from './settings.ts';

/**
 * The longest title and description of a task in characters, how many people it is assigned to, its longest estimate, for how many tasks it waits, and how
 * many of those below it are shown with it.
 */
export const taskLimits = {
  title: 500,
  description: 100_000,
  assignees: 50,
  minutes: 1_000_000,
  dependencies: 50,
  subtasks: 500,
} as const;

/** Names the parts of somebody's work, the most pressing first (docs/product.md §4). */
export const workspaceSections = ['overdue', 'today', 'upcoming', 'undated', 'waiting', 'watching'] as const;
export type WorkspaceSection = (typeof workspaceSections)[number];

/** How many tasks of each part of somebody's work are listed. */
export const workspaceLimit = 100;

/**
 * Describes a task. Durations are whole minutes, progress is percent. One that is open `is_waiting` while others have to be done before, or while its status says so.
 * Its sprint is one of its project, and no task is above itself. `subtask_count` is how many tasks directly below it the caller sees. */
const resource = defineResource({
  name: 'tasks',
  permissionPrefix: 'tasks',
  codePrefix: 'TSK',
  searchType: 'task',
  hasCustomFields: true,
  icon: 'list-checks',
  isInMenu: true,
  grants: { 'project manager': permissionActions, user: ['view'], client: ['view'] },
  sort: ['position'],
  fields: {
    title: line({ max: taskLimits.title, isRequired: true, isSearched: true }),
    description: richText({ max: taskLimits.description, export: 'last' }),
    status: state(taskStatuses, { default: 1, group: true, notifies: 'status' }),
    priority: state(taskPriorities, { default: 4, group: true }),
    project_id: reference('projects', { isNullable: true, group: true }),
    assignee_ids: people({ max: taskLimits.assignees, notifies: 'assigned' }),
    start_date: date({ isNullable: true, list: 'hidden' }),
    due_date: date({ isNullable: true, isAfter: 'start_date' }),
    recurrence: recurrence({ isNullable: true, countsFrom: 'due_date' }),
    completed_at: instant({
      since: { status: [6] },
      isReadOnly: true,
      isNullable: true,
      list: 'hidden',
      filter: 'dateRange',
      sort: true,
      export: true,
    }),
    estimated_minutes: duration({ isNullable: true, max: taskLimits.minutes, list: 'hidden' }),
    progress: percent({ default: 0, list: 'hidden' }),
    sprint_id: reference('sprints', {
      isNullable: true,
      list: 'hidden',
      sort: false,
      group: true,
    }),
    parent_id: reference('tasks', {
      isNullable: true,
      max: taskLimits.title,
      list: 'hidden',
      sort: false,
      bulk: false,
    }),
    meeting_id: reference('meetings', {
      isNullable: true,
      isReleased: true,
      list: 'hidden',
      form: false,
      sort: false,
      bulk: false,
    }),
    subtask_count: number({ isReadOnly: true, list: 'hidden', sort: false }),
    dependency_ids: references('tasks', {
      max: taskLimits.dependencies,
      isReleased: true,
      list: 'none',
      bulk: false,
    }),
    checklist: lineItems({ title: line({ max: 300, isRequired: true }), is_done: boolean() }, { max: 100 }),
    labels: tags({ max: 20, length: 50, isSearched: true, list: 'hidden', bulk: true }),
    is_billable: boolean({ default: false, list: 'hidden', sort: false }),
    is_recurring: boolean({ isReadOnly: true, list: 'hidden', sort: false, bulk: false }),
    is_waiting: boolean({ isReadOnly: true, list: 'hidden', sort: false, bulk: false }),
    watcher_ids: people({
      max: taskLimits.assignees,
      notifies: 'changes',
      list: 'none',
      bulk: false,
    }),
  },
});

const task = resource.one.response;
const items = listOf(resource.listItem);

/** Names what the lanes of a board can stand for: a task with several people is in the lane of each of them. */
const boardSpec = {
  ...resource.listSpec,
  group: ['assignee_id', 'project_id', 'priority'],
  isWhole: true,
} as const;

const status = () => oneOfTable(taskStatuses).required();

const board = shape({
  columns: listOf(
    shape({
      status: status(),
      /** How many tasks of the column are found by the query. */
      count: whole().required(),
      /** How many the caller sees in it without one: of the project that is filtered by, else of all. */
      held: whole().required(),
      /** How many it should hold at most, for that project, or for all. */
      limit: whole(1).defined().nullable(),
    }),
  ).required(),
  /** The lanes in their order; none where the query has no `group`. */
  lanes: listOf(
    shape({
      /** Is the person, the project or the priority; null for those of none. */
      id: id().defined().nullable(),
      name: text(300).defined().nullable(),
      counts: listOf(shape({ status: status(), count: whole(1).required() })).required(),
    }),
  ).required(),
}).meta({ isAssumed: true });

export const taskFields = resource.fields;

export const tasks = {
  ...resource,
  boardSpec,
  picker: defineEndpoint('tasks.picker', 'GET', '/api/get-tasks', {
    summary:
      'Lists the id and name of the 500 newest tasks that the caller may see, of those that hold the words of `q`.',
    rule: 'tasks_view',
    query: { q: text(200).optional() },
    response: listOf(named),
  }),
  statusChange: statusChangeOf(resource, taskStatuses),
  workspace: defineEndpoint('tasks.workspace', 'GET', '/api/tasks/workspace', {
    summary:
      'Lists the open tasks of the caller by what is to be done now, what comes later, and what waits for others, and those that the caller watches; of each part the 100 that are due first.',
    rule: 'tasks_view',
    response: shape({
      /** The day that it is for the caller. */
      today: plainDate().required(),
      sections: listOf(
        shape({
          id: oneOf(workspaceSections).required(),
          /** How many tasks there are, and where all of them are listed. */
          count: whole().required(),
          route: text(1000).required(),
          tasks: listOf(resource.listItem).max(workspaceLimit),
        }),
      ).length(workspaceSections.length),
    }).meta({ isAssumed: true }),
  }),
  board: defineEndpoint('tasks.board', 'GET', '/api/tasks/board', {
    summary:
      'Counts the tasks of a board, by their status and, with `group`, by lanes. Its cards are those of the list, by `filter[status]` and the field of the lanes, with `sort=position`. People who are filtered by have lanes even without tasks, and others have none.',
    rule: 'tasks_view',
    list: boardSpec,
    response: board,
  }),
  limit: defineEndpoint('tasks.limit', 'PUT', '/api/tasks/limits', {
    summary: 'Limits how many tasks a column of the board of all tasks should hold. More are not refused.',
    rule: settings.writers,
    body: columnLimit,
    response: columnLimit,
  }),
  reorder: defineEndpoint('tasks.reorder', 'PUT', '/api/tasks/reorder', {
    summary:
      'Drops a task in the column of a status: before another task that stands there. Where there is none, or it has left the column meanwhile, it is dropped behind `after_id`, the one that stands above (null for the top), or else at the end. The order is that of `sort=position`. What belongs to another lane changes with it: `assign_ids` get the task, and `unassign_ids` have it no longer.',
    rule: 'tasks_edit',
    body: shape({
      id: id().required(),
      status: status(),
      before_id: id().defined().nullable(),
      after_id: id().nullable().optional(),
      project_id: id().nullable().optional(),
      priority: oneOfTable(taskPriorities).optional(),
      assign_ids: listOf(id().required()).max(taskLimits.assignees).optional(),
      unassign_ids: listOf(id().required()).max(taskLimits.assignees).optional(),
      version: version().optional(),
    }),
    response: task,
    errors: [404],
  }),
  related: defineEndpoint('tasks.related', 'GET', '/api/tasks/{id}/related', {
    summary:
      'Lists the tasks that hang together with one, as far as the caller may see them: those below it, by however many steps, at most 500; those that it waits for; those that wait for it; and, of a task that recurs, the one before it and the one after it in its series.',
    rule: 'tasks_view',
    response: shape({ subtasks: items, blocked_by: items, blocks: items, previous: items, next: items }).meta(
      { isAssumed: true },
    ),
  }),
  duplicate: defineEndpoint('tasks.duplicate', 'POST', '/api/tasks/{id}/duplicate', {
    summary:
      'Creates a task after the model of another, as not begun, in the same place: with its checklist, of which nothing is ticked off, and with the tasks below it that the caller sees, or without.',
    rule: 'tasks_create',
    body: shape({
      with_checklist: flag().optional(),
      with_subtasks: flag().optional(),
    }).meta({ isAssumed: true }),
    status: 201,
    response: task,
  }),
  toDefect: defineEndpoint('tasks.toDefect', 'POST', '/api/tasks/{id}/to-defect', {
    summary:
      'Creates a defect of what a task says, and cancels the task. Needs defects_create as well. The defect refers to the task.',
    rule: 'tasks_edit',
    status: 201,
    response: defects.one.response,
  }),
  fromDefect: defineEndpoint('tasks.fromDefect', 'POST', '/api/tasks/from-defect', {
    summary:
      'Creates a task of what a defect says. The defect belongs to the task from then on, and stays as it is otherwise. Needs defects_edit as well.',
    rule: 'tasks_create',
    body: shape({ defect_id: id().required() }),
    status: 201,
    response: task,
    errors: [404],
  }),
  watch: defineEndpoint('tasks.watch', 'PUT', '/api/tasks/{id}/watch', {
    summary: 'Says whether the caller watches a task, and so is told of its changes and comments.',
    rule: 'tasks_view',
    hasOverlay: false,
    body: shape({ is_watching: flag().required() }),
    response: task,
  }),
  wait: defineEndpoint('tasks.wait', 'PUT', '/api/tasks/{id}/dependencies', {
    summary: 'Says whether a task waits for another one. None waits for itself, by however many steps.',
    rule: 'tasks_edit',
    body: shape({ task_id: id().required(), is_waiting: flag().required() }),
    response: task,
  }),
};
