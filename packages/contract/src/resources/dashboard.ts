import { type AnyObject, type InferType, type ISchema, mixed, string } from 'yup';
import type { AccessRule } from '../access/canAccess.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import {
  flag,
  id,
  instant,
  listOf,
  oneOf,
  oneOfTable,
  plainDate,
  shape,
  text,
  whole,
} from '../http/schema.ts';
import { incidentSeverities, projectStatuses, taskPriorities, taskStatuses } from '../status/index.ts';
import { activityEntry } from './activity.ts';
import { projectHealths } from './projects.ts';

const count = () => whole().required();

/** Names the widgets that a dashboard can hold. */
export const widgetKinds = [
  'task_figures',
  'task_flow',
  'tasks_by_status',
  'my_tasks',
  'due_today',
  'running_timer',
  'project_progress',
  'recent_activity',
  'my_todos',
  'announcements',
  'incidents_by_severity',
  'who_is_away',
  'hours_this_week',
] as const;
export type WidgetKind = (typeof widgetKinds)[number];

/** Who may see what each widget shows. */
export const widgetRules: Readonly<Record<WidgetKind, AccessRule>> = {
  task_figures: 'tasks_view',
  task_flow: 'tasks_view',
  tasks_by_status: 'tasks_view',
  my_tasks: 'tasks_view',
  due_today: 'tasks_view',
  running_timer: 'tasks_view',
  project_progress: 'projects_view',
  recent_activity: ['tasks_view', 'projects_view', 'teams_view'],
  my_todos: 'todos_view',
  announcements: 'announcements_view',
  incidents_by_severity: 'incidents_view',
  who_is_away: 'leaves_view',
  hours_this_week: 'timesheet_view',
};

/** How many columns a dashboard has, how many of them a widget covers at least, and how many rows it covers at most. */
export const dashboardGrid = { columns: 12, leastColumns: 3, rows: 6 } as const;

/** Lists the periods that a dashboard can speak of, in days that end today. */
export const dashboardPeriods = [7, 30, 90, 365] as const;
export type DashboardPeriod = (typeof dashboardPeriods)[number];

const span = (min: number, max: number) => whole(min, max).required();
const period = () =>
  mixed<DashboardPeriod>((value): value is DashboardPeriod => typeof value === 'number')
    .strict()
    .oneOf(dashboardPeriods);

/** Describes a widget: what it shows, and over how many columns and rows. Its place is that in the list; a narrow screen has fewer columns. */
const widget = shape({
  kind: oneOf(widgetKinds).required(),
  columns: span(dashboardGrid.leastColumns, dashboardGrid.columns),
  rows: span(1, dashboardGrid.rows),
});
export type DashboardWidget = InferType<typeof widget>;

/** Describes a period as it stands in a query; the default is 30 days. */
const periodText = () => oneOf(dashboardPeriods.map((days) => `${days}` as const)).optional();

const widgets = () =>
  listOf(widget)
    .max(widgetKinds.length)
    .test({
      name: 'unique',
      // Asked of whatever was sent: what is no widget is refused at its place.
      test: (list: readonly ({ readonly kind: string } | null)[] | null | undefined) =>
        list == null || new Set(list.map((entry) => entry?.kind ?? entry)).size === list.length,
    });

/** Describes how somebody has arranged their dashboard. `is_default` says that its widgets are those of their role; nothing was saved yet at `version` 0. */
const layout = shape({
  widgets: widgets(),
  period: period().required(),
  is_default: flag().required(),
  version: whole().required(),
}).meta({ isAssumed: true });

const layoutUpdate = shape({
  /** Null goes back to the widgets of the role. */
  widgets: widgets().nullable().optional(),
  period: period().optional(),
  version: whole().optional(),
});

/** Names the tasks that a widget can list: those of the caller, those that are due today, and those that should be done by now. */
const taskWidgets = ['mine', 'due_today', 'overdue'] as const;

/** Describes an address inside the application: the list, filtered, that a stat counts. */
const route = () => text(1000).required();

const dashboardTask = shape({
  id: id().required(),
  code: text(20).required(),
  title: text(500).required(),
  project_id: id().defined().nullable(),
  project_name: text(300).defined().nullable(),
  status: oneOfTable(taskStatuses).required(),
  priority: oneOfTable(taskPriorities).required(),
  due_date: plainDate().defined().nullable(),
});

const dashboardProject = shape({
  id: id().required(),
  code: text(20).required(),
  name: text(300).required(),
  logo: text(100).defined().nullable(),
  status: oneOfTable(projectStatuses).required(),
  health: oneOf(projectHealths).defined().nullable(),
  due_date: plainDate().defined().nullable(),
  progress: whole(0, 100).required(),
  task_count: count(),
  open_task_count: count(),
  /** Leads to the project. */
  route: route(),
  /** Leads to its open tasks. */
  tasks_route: route(),
});

/** Names the stats of a dashboard. Those that are `created` and `completed` are so within the period. */
const statIds = [
  'open',
  'mine',
  'due_today',
  'overdue',
  'waiting',
  'urgent',
  'created',
  'completed',
] as const;
export type StatId = (typeof statIds)[number];

const stat = shape({
  id: oneOf(statIds).required(),
  count: count(),
  route: route(),
});

/** Describes how many tasks a period or a part of it has seen of a kind, and where they are listed. */
const flowSum = shape({ count: count(), route: route() }).required();

/** Describes a part of a period, its first and last day included. */
const flowPart = shape({
  from: plainDate().required(),
  to: plainDate().required(),
  created: flowSum,
  completed: flowSum,
});

const dashboardActivity = shape({
  ...activityEntry,
  resource: string().strict().required(),
  record_id: id().required(),
  code: text(20).required(),
  title: text(500).required(),
  /** Leads to the record. */
  route: route(),
});

const dashboardTodo = shape({
  id: id().required(),
  title: text(300).required(),
  is_done: flag().required(),
  due_date: plainDate().defined().nullable(),
});

const dashboardAnnouncement = shape({
  id: id().required(),
  title: text(300).required(),
  published_at: instant().required(),
  /** Whether the caller has not read it yet. */
  is_unread: flag().required(),
});

/** How many days after today a dashboard says who is away in. */
export const awayDays = 7;

/** Describes that somebody is away: never why, nor by which type of leave. */
const absence = shape({
  id: id().required(),
  user_id: id().required(),
  firstname: text(100).required(),
  lastname: text(100).required(),
  avatar: text(200).defined().nullable(),
  start_date: plainDate().required(),
  end_date: plainDate().required(),
  is_half_day: flag().required(),
});

/** How many entries a widget lists at most. */
export const widgetLimit = 20;

/** Describes what a widget lists: the first entries, how many there are, and where all of them are listed. */
const entriesOf = <Entry>(entry: ISchema<Entry, AnyObject>) =>
  shape({ count: count(), route: route(), entries: listOf(entry).max(widgetLimit) }).meta({
    isAssumed: true,
  });

export const dashboard = {
  figures: defineEndpoint('dashboard.figures', 'GET', '/api/dashboard/figures', {
    summary: 'Counts the tasks that the caller may see, each stat with the list that it counts.',
    rule: 'tasks_view',
    query: { period: periodText() },
    /** `from` and `to` are the first and the last day of the period, in the caller's time zone. */
    response: shape({
      from: plainDate().required(),
      to: plainDate().required(),
      figures: listOf(stat),
    }).meta({ isAssumed: true }),
  }),
  flow: defineEndpoint('dashboard.flow', 'GET', '/api/dashboard/flow', {
    summary:
      'Counts the tasks that were created and completed in each part of a period: a day, a week or a month. Together they are the stats of the period.',
    rule: 'tasks_view',
    query: { period: periodText() },
    response: shape({
      created: flowSum,
      completed: flowSum,
      parts: listOf(flowPart),
    }).meta({ isAssumed: true }),
  }),
  statuses: defineEndpoint('dashboard.statuses', 'GET', '/api/dashboard/statuses', {
    summary: 'Counts the open tasks that the caller may see by their status.',
    rule: 'tasks_view',
    response: shape({
      count: count(),
      route: route(),
      statuses: listOf(
        shape({ status: oneOfTable(taskStatuses).required(), count: count(), route: route() }),
      ),
    }).meta({ isAssumed: true }),
  }),
  incidents: defineEndpoint('dashboard.incidents', 'GET', '/api/dashboard/incidents', {
    summary: 'Counts the open incidents that the caller may see by their severity, the most severe first.',
    rule: 'incidents_view',
    response: shape({
      count: count(),
      route: route(),
      severities: listOf(
        shape({ severity: oneOfTable(incidentSeverities).required(), count: count(), route: route() }),
      ),
    }).meta({ isAssumed: true }),
  }),
  away: defineEndpoint('dashboard.away', 'GET', '/api/dashboard/away', {
    summary:
      'Lists who is away today and in the next days by approved leave, those who leave first at the top: to all staff, and to nobody of a client.',
    rule: 'leaves_view',
    response: shape({
      /** Where their leave is listed; null where the list of the caller holds less, since leave itself is not everybody's to see. */
      list: shape({ count: count(), route: route() }).defined().nullable(),
      entries: listOf(absence).max(widgetLimit),
    }).meta({ isAssumed: true }),
  }),
  announcements: defineEndpoint('dashboard.announcements', 'GET', '/api/dashboard/announcements', {
    summary:
      'Lists the announcements that are published and have not expired, the newest first. Those who edit announcements have others in the list as well, which are counted with them.',
    rule: 'announcements_view',
    response: entriesOf(dashboardAnnouncement),
  }),
  todos: defineEndpoint('dashboard.todos', 'GET', '/api/dashboard/todos', {
    summary:
      'Lists the to-dos of the caller that are not done and not snoozed, those that are due first at the top.',
    rule: 'todos_view',
    response: entriesOf(dashboardTodo),
  }),
  hours: defineEndpoint('dashboard.hours', 'GET', '/api/dashboard/hours', {
    summary:
      'Adds up the minutes that the caller has worked on each day of this week, which begins as the company says.',
    rule: 'timesheet_view',
    response: shape({
      minutes: whole().required(),
      /** How many entries there are, and where they are listed. */
      count: count(),
      route: route(),
      days: listOf(
        shape({ date: plainDate().required(), minutes: whole().required(), route: route() }),
      ).length(7),
    }).meta({ isAssumed: true }),
  }),
  layout: defineEndpoint('dashboard.layout', 'GET', '/api/dashboard/layout', {
    summary:
      "Returns the widgets of the caller's dashboard in their order, and the period that it speaks of.",
    rule: 'signedIn',
    response: layout,
  }),
  saveLayout: defineEndpoint('dashboard.saveLayout', 'PUT', '/api/dashboard/layout', {
    summary: "Arranges the caller's dashboard.",
    rule: 'signedIn',
    body: layoutUpdate,
    response: layout,
    errors: [409],
  }),
  tasks: defineEndpoint('dashboard.tasks', 'GET', '/api/dashboard/tasks', {
    summary: 'Lists the most pressing of the open tasks that a widget shows.',
    rule: 'tasks_view',
    query: { of: oneOf(taskWidgets).required() },
    response: entriesOf(dashboardTask),
  }),
  projects: defineEndpoint('dashboard.projects', 'GET', '/api/dashboard/projects', {
    summary: 'Lists the projects in progress that the caller may see, those that are due first at the top.',
    rule: 'projects_view',
    response: entriesOf(dashboardProject),
  }),
  activity: defineEndpoint('dashboard.activity', 'GET', '/api/dashboard/activity', {
    summary: 'Lists what has happened lately to records that the caller may see, the newest first.',
    rule: ['tasks_view', 'projects_view', 'teams_view'],
    query: { period: periodText() },
    response: shape({ entries: listOf(dashboardActivity).max(widgetLimit) }).meta({ isAssumed: true }),
  }),
};
