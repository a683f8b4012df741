import { billingTypes, projects as contract } from '@bureau/contract';
import type { Caller } from '../../access/Caller.ts';
import { pickableClients } from '../../access/visible/clients.ts';
import type { Database } from '../../db/database.ts';
import { insertMany } from '../../db/insertMany.ts';
import { clients, projectMembers, projects } from '../../db/schema/index.ts';
import { readSettings } from '../../db/settings/queries.ts';
import type { Author, ImportTarget, NewRecord } from '../../transfer/import/ImportTarget.ts';
import { indexPeople } from '../../transfer/namedPeople.ts';
import { createNameIndex } from '../../transfer/nameIndex.ts';
import { projectFields, type ProjectLookups, type ProjectValues } from './fields.ts';
import { searchColumns } from './rules.ts';

async function lookUp(db: Database, caller: Caller): Promise<ProjectLookups> {
  const { id, name } = clients;
  const mayPick = await db.select({ id, name }).from(clients).where(pickableClients(caller));
  return {
    clients: createNameIndex(mayPick, (client) => [client.name]),
    people: await indexPeople(db, caller),
  };
}

function toRow({ id, number, code, ...values }: NewRecord<ProjectValues>, { userId, now }: Author) {
  const { name = '', tags = [], billing_type: billing } = values;
  return {
    id,
    number,
    ...searchColumns(code, name, tags),
    name,
    tags: [...tags],
    status: values.status ?? 1,
    clientId: values.client_name?.id ?? null,
    // As with one that is created by hand, whoever makes it manages it unless somebody else is named.
    managerId: values.manager?.id ?? userId,
    startDate: values.start_date ?? null,
    dueDate: values.due_date ?? null,
    progress: values.progress ?? null,
    estimatedMinutes: values.estimated_minutes ?? null,
    billingType: billingTypes[billing ?? -1] ?? 'none',
    customFields: values.custom_fields,
    createdBy: userId,
    createdAt: now,
    updatedAt: now,
  };
}

async function insert(
  db: Database,
  records: readonly NewRecord<ProjectValues>[],
  author: Author,
): Promise<void> {
  const { currency } = await readSettings(db);
  const rows = records.map((record) => ({ ...toRow(record, author), currency }));
  // Not as arrays of columns, since a column of lists would be one list.
  await db.insert(projects).overridingSystemValue().values(rows);
  const joined = records.flatMap(({ id, members = [] }) =>
    members.map((person) => ({ projectId: id, userId: person.id, role: '' })),
  );
  await insertMany(db, projectMembers, joined);
}

/** Describes how projects are imported. */
export const projectImport: ImportTarget<ProjectValues, ProjectLookups> = {
  resource: contract.name,
  table: projects,
  fields: projectFields,
  form: 'projects',
  lookUp,
  insert,
};
