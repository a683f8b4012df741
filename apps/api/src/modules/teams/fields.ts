import { type Team, teamLimits, type teams as contract } from '@bureau/contract';
import { foldForSort } from '../../db/fold.ts';
import { nameOfPerson } from '../../records/people.ts';
import {
  type Kind,
  referenceListKind,
  referenceKind,
  ParseError,
  textKind,
} from '../../transfer/fieldKinds.ts';
import { exportedField, field, type ValuesOf } from '../../transfer/fields.ts';
import type { NamedPerson } from '../../transfer/namedPeople.ts';
import type { NameIndex } from '../../transfer/nameIndex.ts';

/** Holds the people that the caller may pick, and the names that teams have already: those of the file are added as they are read. */
export interface TeamLookups {
  readonly people: NameIndex<NamedPerson>;
  readonly names: Set<string>;
}

const personMessages = { unknown: 'import.value.person', ambiguous: 'import.value.people' } as const;

const leader = referenceKind<NamedPerson, TeamLookups>(({ people }) => people, personMessages);
const members = referenceListKind<NamedPerson, TeamLookups>(
  ({ people }) => people,
  personMessages,
  teamLimits.members,
);

const name: Kind<string, TeamLookups> = {
  ...textKind(teamLimits.name),
  read(text, reading) {
    const value = textKind(teamLimits.name).read(text, reading);
    if (value instanceof ParseError) return value;
    const { names } = reading.lookups;
    if (names.has(foldForSort(value))) return new ParseError('validation.taken');
    names.add(foldForSort(value));
    return value;
  },
};

const color: Kind<string> = {
  read: (text) => (/^#[\da-f]{6}$/i.test(text) ? text.toLowerCase() : new ParseError('validation.color')),
  write: (value) => ({ kind: 'text', value }),
  recognises: (text) => /^#[\da-f]{6}$/i.test(text),
};

/** Describes for each field how it is called in files, how it is written there, and how it is read. Columns of an export come in this order. */
export const teamFields = {
  code: exportedField<Team>('tasks.fields.code', ({ code }) => ({ kind: 'text', value: code }), [
    'id',
    'key',
    'number',
  ]),
  name: field('fields.name', name, {
    get: (team: Team) => team.name,
    isRequired: true,
    synonyms: ['team', 'team name', 'title'],
  }),
  leader: field('fields.leader', leader, {
    get: ({ leader_id: id, leader_firstname: first, leader_lastname: last }: Team) =>
      id === null ? null : { id, name: nameOfPerson(first, last) },
    synonyms: ['team leader', 'lead', 'head', 'manager'],
  }),
  members: field('fields.members', members, {
    get: (team: Team) =>
      team.members.map(({ user_id: id, firstname, lastname }) => ({
        id,
        name: nameOfPerson(firstname, lastname),
      })),
    synonyms: ['people', 'users'],
  }),
  color: field('fields.color', color, { get: (team: Team) => team.color, synonyms: ['colour'] }),
  description: field('tasks.fields.description', textKind(teamLimits.description, true), {
    get: (team: Team) => team.description,
    synonyms: ['details', 'notes', 'text'],
  }),
  created_at: exportedField<Team>('tasks.fields.created_at', ({ created_at: value }) => ({
    kind: 'instant',
    value,
  })),
  updated_at: exportedField<Team>('tasks.fields.updated_at', ({ updated_at: value }) => ({
    kind: 'instant',
    value,
  })),
  created_by: exportedField<Team>(
    'tasks.fields.created_by',
    ({ created_firstname: first, created_lastname: last }) => ({
      kind: 'text',
      value: nameOfPerson(first, last),
    }),
  ),
};

/** Describes what a row of a file says of a team. */
export type TeamValues = ValuesOf<Pick<typeof teamFields, (typeof contract.importFields)[number]>>;
