import { teams as contract } from '@bureau/contract';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { insertMany } from '../../db/insertMany.ts';
import { teamMembers, teams } from '../../db/schema/index.ts';
import { requireUnique } from '../../db/uniqueness.ts';
import type { Author, ImportTarget, NewRecord } from '../../transfer/import/ImportTarget.ts';
import { indexPeople } from '../../transfer/namedPeople.ts';
import { teamFields, type TeamLookups, type TeamValues } from './fields.ts';
import { searchColumns, uniqueFields } from './rules.ts';

async function lookUp(db: Database, caller: Caller): Promise<TeamLookups> {
  const taken = await db.select({ nameSort: teams.nameSort }).from(teams);
  return {
    people: await indexPeople(db, caller),
    names: new Set(taken.map(({ nameSort }) => nameSort)),
  };
}

function toRow({ id, number, code, ...values }: NewRecord<TeamValues>, { userId, now }: Author) {
  const { name = '' } = values;
  return {
    id,
    number,
    ...searchColumns(code, name),
    name,
    description: values.description ?? '',
    color: values.color ?? null,
    leaderId: values.leader?.id ?? null,
    customFields: values.custom_fields,
    createdBy: userId,
    createdAt: now,
    updatedAt: now,
  };
}

async function insert(
  db: Database,
  records: readonly NewRecord<TeamValues>[],
  author: Author,
): Promise<void> {
  const rows = records.map((record) => toRow(record, author));
  await requireUnique(insertMany(db, teams, rows), uniqueFields);
  const joined = records.flatMap(({ id, members = [] }) =>
    members.map((person) => ({ teamId: id, userId: person.id })),
  );
  await insertMany(db, teamMembers, joined);
}

/** Describes how teams are imported. */
export const teamImport: ImportTarget<TeamValues, TeamLookups> = {
  resource: contract.name,
  table: teams,
  fields: teamFields,
  form: 'teams',
  lookUp,
  insert,
};
