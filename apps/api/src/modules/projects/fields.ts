import { billingTypes, projectLimits, type projects as contract, projectStatuses } from '@bureau/contract';
import { nameOfPerson } from '../../records/people.ts';
import {
  tableKind,
  dateKind,
  durationKind,
  type Kind,
  referenceListKind,
  referenceKind,
  percentKind,
  ParseError,
  textKind,
} from '../../transfer/fieldKinds.ts';
import { exportedField, field, type ValuesOf } from '../../transfer/fields.ts';
import type { NamedPerson } from '../../transfer/namedPeople.ts';
import type { NameIndex } from '../../transfer/nameIndex.ts';
import type { ProjectItem } from './read.ts';

/** Holds the clients and people that the caller may pick. */
export interface ProjectLookups {
  readonly clients: NameIndex<NamedClient>;
  readonly people: NameIndex<NamedPerson>;
}

export interface NamedClient {
  readonly id: number;
  readonly name: string;
}

const client = referenceKind<NamedClient, ProjectLookups>(({ clients }) => clients, {
  unknown: 'import.value.client',
  ambiguous: 'import.value.clients',
});

const personMessages = { unknown: 'import.value.person', ambiguous: 'import.value.people' } as const;

const person = referenceKind<NamedPerson, ProjectLookups>(({ people }) => people, personMessages);

const people = referenceListKind<NamedPerson, ProjectLookups>(
  (lookups) => lookups.people,
  personMessages,
  projectLimits.members,
);

const status = tableKind(projectStatuses, 'status.task', {
  open: 'new planned backlog reopened',
  in_progress: 'doing started active running',
  on_hold: 'blocked paused deferred',
  cancel: 'canceled rejected',
  completed: 'done closed finished',
});

/** The ways of billing as a table, numbered from 0. */
const billing = tableKind(
  billingTypes.map((key, value) => ({ value, key, tone: 'neutral' as const })),
  'billing',
  { fixed: 'flat lump', hourly: 'time', none: 'no internal free' },
);

/** The kind of lists of words with commas or semicolons between them. */
const tags: Kind<readonly string[]> = {
  read(text) {
    const words = [...new Set(text.split(/[,;\n]/).map((word) => word.trim()))].filter(Boolean);
    if (words.some((word) => word.length > projectLimits.tag))
      return new ParseError('validation.max.text', { max: projectLimits.tag });
    return words.length > projectLimits.tags
      ? new ParseError('validation.max.list', { max: projectLimits.tags })
      : words;
  },
  write: (words) => (words.length === 0 ? null : { kind: 'text', value: words.join(', ') }),
};

/** Describes for each field how it is called in files, how it is written there, and how it is read. Columns of an export come in this order. */
export const projectFields = {
  code: exportedField<ProjectItem>('tasks.fields.code', ({ code }) => ({ kind: 'text', value: code }), [
    'id',
    'key',
    'number',
    'project id',
    'project code',
  ]),
  name: field('fields.name', textKind(projectLimits.name), {
    get: ({ name }: ProjectItem) => name,
    isRequired: true,
    synonyms: ['title', 'project', 'project name'],
  }),
  status: field('tasks.fields.status', status, {
    get: (project: ProjectItem) => project.status,
    synonyms: ['state', 'stage'],
  }),
  client_name: field('fields.client', client, {
    get: ({ client_id: id, client_name: name }: ProjectItem) =>
      id === null || name === null ? null : { id, name },
    synonyms: ['client name', 'customer', 'company', 'account'],
  }),
  manager: field('fields.manager', person, {
    get: ({ manager_id: id, manager_firstname: first, manager_lastname: last }: ProjectItem) =>
      id === null ? null : { id, name: nameOfPerson(first, last) },
    synonyms: ['project manager', 'owner', 'lead', 'project lead', 'responsible'],
  }),
  members: field('fields.members', people, {
    get: (project: ProjectItem) =>
      project.members.map(({ user_id: id, firstname, lastname }) => ({
        id,
        name: nameOfPerson(firstname, lastname),
      })),
    synonyms: ['team', 'people', 'assignees', 'users'],
  }),
  start_date: field('tasks.fields.start_date', dateKind, {
    get: (project: ProjectItem) => project.start_date,
    synonyms: ['start date', 'starts', 'begin', 'planned start'],
  }),
  due_date: field('tasks.fields.due_date', dateKind, {
    get: (project: ProjectItem) => project.due_date,
    synonyms: ['due date', 'deadline', 'end', 'end date', 'finish date', 'target date'],
  }),
  progress: field('tasks.fields.progress', percentKind, {
    get: (project: ProjectItem) => project.progress,
    synonyms: ['percent', 'percent complete', 'completion', 'complete'],
  }),
  estimated_minutes: field('tasks.fields.estimated_minutes', durationKind(projectLimits.minutes), {
    get: (project: ProjectItem) => project.estimated_minutes,
    synonyms: ['estimated', 'estimated hours', 'estimated time', 'planned hours', 'effort'],
  }),
  logged_minutes: exportedField<ProjectItem>('fields.logged_minutes', ({ logged_minutes: value }) => ({
    kind: 'minutes',
    value,
  })),
  billing_type: field('fields.billing_type', billing, {
    get: (project: ProjectItem) => billingTypes.indexOf(project.billing_type),
    synonyms: ['billing', 'billing type', 'billing method'],
  }),
  tags: field('fields.tags', tags, {
    get: (project: ProjectItem) => project.tags,
    synonyms: ['labels', 'keywords', 'categories'],
  }),
  created_at: exportedField<ProjectItem>(
    'tasks.fields.created_at',
    ({ created_at: value }) => ({ kind: 'instant', value }),
    ['created at', 'created on', 'creation date'],
  ),
  updated_at: exportedField<ProjectItem>(
    'tasks.fields.updated_at',
    ({ updated_at: value }) => ({ kind: 'instant', value }),
    ['updated at', 'last updated', 'modified', 'changed'],
  ),
  created_by: exportedField<ProjectItem>(
    'tasks.fields.created_by',
    ({ created_firstname: first, created_lastname: last }) => ({
      kind: 'text',
      value: nameOfPerson(first, last),
    }),
    ['created by', 'creator', 'author'],
  ),
};

/** Describes what a row of a file says of a project. */
export type ProjectValues = ValuesOf<Pick<typeof projectFields, (typeof contract.importFields)[number]>>;
