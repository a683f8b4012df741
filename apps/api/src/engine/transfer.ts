import type { ExportFormat, ListQuery } from '@bureau/contract';
import { and, between, gt, sql } from '../db/orm.ts';
import type { Caller } from '../access/Caller.ts';
import type { Origin } from '../access/Origin.ts';
import type { Database } from '../db/database.ts';
import { insertMany } from '../db/insertMany.ts';
import { readSettings } from '../db/settings/queries.ts';
import { listIds, orderOf } from '../db/list/listSource.ts';
import { requireUnique } from '../db/uniqueness.ts';
import { findKey } from '../errors/messages.ts';
import type { FileAnswer } from '../http/fileAnswer.ts';
import { readForm } from '../records/customFields/readFields.ts';
import type { FieldErrors } from '../records/fields/check.ts';
import { searchTextOf } from '../records/fields/search.ts';
import {
  columnsOfBody,
  completeNew,
  linkRows,
  linksOf,
  linkedIn,
  sinceColumns,
} from '../records/fields/write.ts';
import type { Values } from '../records/kinds/KindOfField.ts';
import {
  type BoundField,
  findColumn,
  linkOf,
  sortColumnOf,
  sortNameOf,
  uniqueColumnsOf,
} from '../records/kinds/BoundField.ts';
import { targetOf } from '../records/references.ts';
import { customFileFields } from '../transfer/customFields.ts';
import { writeExport } from '../transfer/export/writeExport.ts';
import type { Author, ImportedRange, ImportTarget, NewRecord } from '../transfer/import/ImportTarget.ts';
import type { Lookups, NamedRecord } from '../transfer/Lookups.ts';
import { withNameFallback, createNameIndex, type NameIndex } from '../transfer/nameIndex.ts';
import { indexPeople } from '../transfer/namedPeople.ts';
import { isBeyondList, type RecordField, recordFieldsOf } from '../transfer/recordFields.ts';
import { mapInSlices } from '../transfer/yieldToEventLoop.ts';
import { type AnyRecord, readMany } from './describe.ts';
import type { Described } from './Described.ts';
import { narrow } from './list.ts';
import { notifyOfNew } from './notifications.ts';
import { disambiguateNames } from './namesakes.ts';
import { findForeignRecords } from './requireOwnRecords.ts';
import { codedFormOf } from './write.ts';

/** Describes the columns of files with the records of a module. */
function fileFieldsOf({
  name,
  table,
  boundFields,
  resource,
  input,
}: Described): Readonly<Record<string, RecordField>> {
  const { exportFields = [], importFields = [] } = resource;
  return recordFieldsOf(name, table, boundFields, { exportFields, importFields }, input.files ?? {});
}

/** Describes the columns with their custom fields, beside those of its own fields. */
const customFieldsOf = async (
  db: Database,
  { form }: Described,
  own: Readonly<Record<string, RecordField>>,
): Promise<Readonly<Record<string, RecordField>>> =>
  form === undefined ? {} : customFileFields(await readForm(db, form), own);

type ExportQuery = ListQuery & { readonly format: ExportFormat; readonly columns?: string };

/** Exports the records that a list shows, in its order. */
export async function exportList(
  db: Database,
  described: Described,
  caller: Caller,
  query: ExportQuery,
  timeZone: string,
  origin: Origin,
): Promise<FileAnswer> {
  const { name: resource } = described;
  const name = findKey([`breadcrumbs.${resource}.title`]);
  if (name === undefined) throw new Error(`Nothing says how a file of ${resource} is called.`);
  const own = fileFieldsOf(described);
  const isProjectSaid = query.columns?.split(',').includes('project_name') ?? true;
  const { fields, lookUp: lookUpNames } = disambiguateNames(db, resource, own, caller, isProjectSaid);
  const { source, condition } = await narrow(db, described, caller, query, timeZone);
  return writeExport<AnyRecord>({
    name,
    format: query.format,
    columns: query.columns,
    origin,
    timeZone,
    ids: await listIds(db, source, condition, orderOf(source, query, described.resource.defaultSort)),
    fields: { ...fields, ...(await customFieldsOf(db, described, fields)) },
    read: async (ids, columns) => {
      const isList = !columns.some((column) => isBeyondList(fields[column]));
      const records = await readMany(db, described, caller, ids, isList);
      await lookUpNames(records, columns);
      return records;
    },
  });
}

/** How many records are read at once where all are. */
const partSize = 5000;

/** Reads the records that the caller may refer to, part by part: others have their turn between two. */
async function readNamed(db: Database, caller: Caller, resource: string) {
  const { table, name: called, label = sql`${called}`, order: sort, pickable } = targetOf(resource);
  const readPart = async (last: number) => {
    const rows = await db
      .select({
        id: table.id,
        name: called,
        label: sql<string>`${label}`,
        sort,
        code: findColumn(table, 'code') ?? called,
        projectId: findColumn(table, 'projectId') ?? sql`null`,
      })
      .from(table)
      .where(and(pickable(caller), gt(table.id, last)))
      .orderBy(table.id)
      .limit(partSize);
    return rows.map(({ id, name, label: shown, sort: order, code, projectId }) => ({
      id: Number(id),
      name: String(name),
      code: String(code),
      label: shown,
      sort: String(order),
      projectId: projectId === null ? null : Number(projectId),
    }));
  };
  const named: Awaited<ReturnType<typeof readPart>> = [];
  for (;;) {
    const part = await readPart(named.at(-1)?.id ?? 0);
    named.push(...part);
    if (part.length < partSize) return named;
  }
}

/** Indexes the records that the caller may refer to by their names and codes. */
async function indexRecords(db: Database, caller: Caller, resource: string): Promise<NameIndex<NamedRecord>> {
  const named = await readNamed(db, caller, resource);
  const index = await createNameIndex(named, ({ name, label: shown, code }) => [
    name,
    shown,
    code,
    `${code} ${name}`,
    ...(shown.startsWith(`${code} `) ? [shown.slice(code.length + 1)] : []),
  ]);
  return withNameFallback(index);
}

/** Reads the values that no other record may have, as they are compared. */
async function readTaken(db: Database, bound: BoundField): Promise<Set<string>> {
  const [key] = uniqueColumnsOf(bound);
  const rows = key === undefined ? [] : await db.select({ key }).from(bound.table);
  return new Set(rows.map((row) => String(row.key)));
}

async function lookUp(
  db: Database,
  fields: readonly [string, RecordField][],
  caller: Caller,
  columns: ReadonlySet<string>,
): Promise<Lookups> {
  const records: Record<string, NameIndex<NamedRecord>> = {};
  const taken: Record<string, Set<string>> = {};
  for (const [column, { names = [], of }] of fields) {
    if (of === undefined || !columns.has(column)) continue;
    for (const resource of names) records[resource] ??= await indexRecords(db, caller, resource);
    if (of.bound.field.isUnique === true) taken[column] = await readTaken(db, of.bound);
  }
  return { people: await indexPeople(db, caller), records, taken };
}

/** Returns what a row of a file says of a record, as a request would write it. */
const toBody = (fields: readonly [string, RecordField][], record: Values): Values =>
  Object.fromEntries(
    fields.flatMap(([column, { of }]): [string, unknown][] => {
      const { [column]: value } = record;
      return of === undefined || value === undefined ? [] : [[of.bound.name, of.store(value)]];
    }),
  );

/** Returns the columns that order records by what they refer to: from what was looked up, since many rows are written at once. */
const sortColumns = (fields: readonly [string, RecordField][], record: NewRecord): Values =>
  Object.fromEntries(
    fields.flatMap(([column, { of }]): [string, unknown][] => {
      if (of?.bound.field.kind !== 'reference' || sortColumnOf(of.bound) === undefined) return [];
      const { [column]: item } = record as Readonly<Record<string, NamedRecord | undefined>>;
      return [[sortNameOf(of.bound), item?.sort ?? null]];
    }),
  );

/** Leaves out empty lists, which the columns hold by default: rows without lists are written at once. */
const withoutEmptyLists = (columns: Values): Values =>
  Object.fromEntries(
    Object.entries(columns).filter(([, value]) => !(Array.isArray(value) && value.length === 0)),
  );

/** Writes rows: as arrays of columns where no column is a list, which would be one with the others. */
async function insertRows(tx: Database, { table }: Described, rows: readonly Values[]): Promise<void> {
  const hasLists = rows.some((row) => Object.values(row).some(Array.isArray));
  // Drizzle types the rows of no table that is any.
  if (hasLists)
    await tx
      .insert(table)
      .overridingSystemValue()
      .values(rows as never);
  else await insertMany(tx, table, rows as never);
}

async function insertRecords(
  tx: Database,
  described: Described,
  fields: readonly [string, RecordField][],
  records: readonly NewRecord[],
  author: Author,
): Promise<() => Promise<void>> {
  const { boundFields, hooks, resource } = described;
  const bodies = await mapInSlices(records, (record) => toBody(fields, record));
  const said = await mapInSlices(bodies, (body) => hooks.begin?.(author.caller, body) ?? body);
  const completed =
    (await hooks.completeImport?.(tx, said, author)) ?? said.map((body) => ({ body, columns: {} }));
  const rows = await mapInSlices([...records.entries()], ([index, record]): Values => {
    const { id, number, code, custom_fields: customFields } = record;
    const { body = {}, columns = {} } = completed[index] ?? {};
    const given = completeNew(boundFields, body);
    return {
      id,
      number,
      code,
      ...withoutEmptyLists(columnsOfBody(boundFields, given)),
      ...sinceColumns(boundFields, given, author.origin.now, true),
      ...sortColumns(fields, record),
      searchText: searchTextOf(resource.fields, code, body),
      ...hooks.columns?.(body),
      ...columns,
      ...(described.form && { customFields }),
      createdBy: author.caller.id,
      createdAt: author.origin.now,
      updatedAt: author.origin.now,
    };
  });
  await requireUnique(insertRows(tx, described, rows), described.unique);
  const written = records.map(({ id, code }, index) => ({ id, code, body: completed[index]?.body ?? {} }));
  return async () => {
    for (const bound of linksOf(boundFields)) {
      const links = written.flatMap(({ id, body }) => linkRows(bound, id, linkedIn(bound, body) ?? []));
      await insertMany(tx, linkOf(bound).link, links as never);
    }
    await hooks.afterImportedRows?.(tx, written, author);
  };
}

/** Finds what the module has against rows, by the columns of the file. */
async function findErrors(
  db: Database,
  { hooks }: Described,
  fields: readonly [string, RecordField][],
  values: readonly Values[],
  caller: Caller,
): Promise<readonly FieldErrors[]> {
  const bodies = await mapInSlices(values, (one) => toBody(fields, one));
  const found = (await hooks.checkImport?.(db, bodies, caller)) ?? [];
  const columnOf = (name: string) => fields.find(([, { of }]) => of?.bound.name === name)?.[0] ?? name;
  return mapInSlices(found, (errors) =>
    Object.fromEntries(Object.entries(errors).map(([name, messages]) => [columnOf(name), messages])),
  );
}

/** Adds which currency records have of which a file says nothing: that of the field, or else the company's. */
async function withCurrency(
  db: Database,
  fields: Readonly<Record<string, RecordField>>,
): Promise<Readonly<Record<string, RecordField>>> {
  const { currency } = fields;
  const field = currency?.of?.bound.field;
  if (currency === undefined || field?.kind !== 'currency') return fields;
  const fallback = 'default' in field ? field.default : (await readSettings(db)).currency;
  return { ...fields, currency: { ...currency, fallback } };
}

/** Describes how records of a module are imported. */
export async function importTargetOf(db: Database, described: Described): Promise<ImportTarget> {
  const isIn = ({ firstId, lastId }: ImportedRange) => between(described.table.id, firstId, lastId);
  const all = fileFieldsOf(described);
  const fields = Object.entries(all).filter(([, { reader }]) => reader !== undefined);
  return {
    resource: codedFormOf(described),
    table: described.table,
    fields: { ...(await withCurrency(db, all)), ...(await customFieldsOf(db, described, all)) },
    title: described.input.title,
    ...(described.form && { form: described.form }),
    lookUp: (tx, caller, columns) => lookUp(tx, fields, caller, columns),
    findErrors: (tx, values, caller) => findErrors(tx, described, fields, values, caller),
    insert: (tx, records, author) => insertRecords(tx, described, fields, records, author),
    findForeign: (tx, range, caller) => findForeignRecords(tx, described, caller, isIn(range)),
    notify: (tx, caller, range, now) => notifyOfNew(tx, described, isIn(range), caller, now),
  };
}
