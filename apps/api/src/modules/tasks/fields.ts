import { type TaskListItem, taskLimits, taskPriorities, taskStatuses } from '@bureau/contract';
import { nameOfPerson } from '../../records/people.ts';
import {
  tableKind,
  dateKind,
  durationKind,
  referenceListKind,
  referenceKind,
  percentKind,
  textKind,
} from '../../transfer/fieldKinds.ts';
import { exportedField, field, type ValuesOf } from '../../transfer/fields.ts';
import type { NamedPerson } from '../../transfer/namedPeople.ts';
import type { NameIndex } from '../../transfer/nameIndex.ts';

/** Describes a task as files hold it: its instants as the caller's clock shows them. */
export type TaskRow = TaskListItem & { readonly description: string };

export interface NamedProject {
  readonly id: number;
  readonly name: string;
  readonly nameSort: string;
}

/** Holds the projects and people that the caller may pick. */
export interface TaskLookups {
  readonly projects: NameIndex<NamedProject>;
  readonly people: NameIndex<NamedPerson>;
}

const project = referenceKind<NamedProject, TaskLookups>(({ projects }) => projects, {
  unknown: 'import.value.project',
  ambiguous: 'import.value.projects',
});

const people = referenceListKind<NamedPerson, TaskLookups>(
  (lookups) => lookups.people,
  { unknown: 'import.value.person', ambiguous: 'import.value.people' },
  taskLimits.assignees,
);

const status = tableKind(taskStatuses, 'status.task', {
  open: 'new todo backlog reopened',
  in_progress: 'doing started active',
  on_hold: 'blocked paused deferred',
  waiting: 'pending',
  cancel: 'canceled wontfix rejected',
  completed: 'done closed resolved fixed finished',
});

const priority = tableKind(taskPriorities, 'priority', {
  urgent: 'blocker critical highest p1',
  very_high: 'p2',
  high: 'major p3',
  medium: 'normal p4',
  low: 'minor trivial lowest p5',
});

/** Describes for each field how it is called in files, how it is written there, and how it is read. Columns of an export come in this order. */
export const taskFields = {
  code: exportedField<TaskRow>('tasks.fields.code', ({ code }) => ({ kind: 'text', value: code }), [
    'id',
    'key',
    'issue key',
    'issuekey',
    'number',
    'ticket',
  ]),
  title: field('tasks.fields.title', textKind(taskLimits.title), {
    get: (task: TaskRow) => task.title,
    isRequired: true,
    synonyms: ['summary', 'subject', 'issue', 'name', 'task', 'task name', 'headline'],
  }),
  status: field('tasks.fields.status', status, {
    get: (task: TaskRow) => task.status,
    synonyms: ['state', 'stage', 'issue status'],
  }),
  priority: field('tasks.fields.priority', priority, {
    get: (task: TaskRow) => task.priority,
    synonyms: ['prio', 'importance', 'urgency'],
  }),
  project_name: field('tasks.fields.project', project, {
    get: ({ project_id: id, project_name: name }: TaskRow) =>
      id === null || name === null ? null : { id, name, nameSort: '' },
    synonyms: ['project name', 'product'],
  }),
  assignees: field('tasks.fields.assignees', people, {
    get: (task: TaskRow) =>
      task.assignees.map(({ user_id: id, firstname, lastname }) => ({
        id,
        name: nameOfPerson(firstname, lastname),
      })),
    synonyms: ['assignee', 'assigned to', 'owner', 'responsible'],
  }),
  start_date: field('tasks.fields.start_date', dateKind, {
    get: (task: TaskRow) => task.start_date,
    synonyms: ['start date', 'starts', 'begin', 'planned start'],
  }),
  due_date: field('tasks.fields.due_date', dateKind, {
    get: (task: TaskRow) => task.due_date,
    synonyms: [
      'due date',
      'duedate',
      'deadline',
      'target date',
      'due on',
      'due at',
      'finish date',
      'end date',
      'fällig am',
      'fällig',
    ],
  }),
  estimated_minutes: field('tasks.fields.estimated_minutes', durationKind(taskLimits.minutes), {
    get: (task: TaskRow) => task.estimated_minutes,
    synonyms: [
      'estimated',
      'estimated time',
      'estimated hours',
      'original estimate',
      'effort',
      'time estimate',
    ],
  }),
  progress: field('tasks.fields.progress', percentKind, {
    get: (task: TaskRow) => task.progress,
    synonyms: ['percent', 'percent complete', 'done ratio', 'completion', 'complete', 'percent done'],
  }),
  created_at: exportedField<TaskRow>(
    'tasks.fields.created_at',
    (task) => ({ kind: 'instant', value: task.created_at }),
    ['created at', 'created on', 'creation date', 'date created', 'opened', 'reported'],
  ),
  updated_at: exportedField<TaskRow>(
    'tasks.fields.updated_at',
    (task) => ({ kind: 'instant', value: task.updated_at }),
    [
      'updated at',
      'updated on',
      'last updated',
      'modified',
      'changed',
      'last modified',
      'resolved',
      'closed',
    ],
  ),
  created_by: exportedField<TaskRow>(
    'tasks.fields.created_by',
    ({ created_firstname: first, created_lastname: last }) => ({
      kind: 'text',
      value: nameOfPerson(first, last),
    }),
    ['created by', 'creator', 'author', 'reporter'],
  ),
  description: field('tasks.fields.description', textKind(taskLimits.description, true), {
    get: (task: TaskRow) => task.description,
    synonyms: ['details', 'body', 'text', 'notes', 'content', 'issue description'],
  }),
};

/** Describes what a row of a file says of a task. */
export type TaskValues = ValuesOf<
  Pick<
    typeof taskFields,
    | 'title'
    | 'status'
    | 'priority'
    | 'project_name'
    | 'assignees'
    | 'start_date'
    | 'due_date'
    | 'estimated_minutes'
    | 'progress'
    | 'description'
  >
>;
