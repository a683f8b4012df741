import { type Field, type FieldNames, type Fields, namesOf } from '@bureau/contract';
import { getTableColumns, getTableName, type PgColumn, type PgTable, type SQL } from '../../db/orm.ts';
import { camel } from '../../db/schema/fieldColumns.ts';
import { findReferenceTable } from '../../db/schema/referenceTables.ts';

/** A table that `recordTable` has made. */
export type AnyRecordTable = PgTable &
  Readonly<Record<'id' | 'createdAt' | 'updatedAt' | 'createdBy' | 'version', PgColumn>>;

/** A table that says which users or other records belong to records: its first column is the id of the record, its second that of the other, and `role` what somebody does. */
export type LinkTable = PgTable & { readonly role?: PgColumn };

/** A field of a resource, and where its values are. */
export interface BoundField {
  readonly name: string;
  readonly field: Field;
  readonly names: FieldNames<string>;
  readonly table: AnyRecordTable;
  /** What a field that is only read is derived from. */
  readonly derived: SQL | undefined;
  readonly link: LinkTable | undefined;
}

/** Returns the fields of a resource, each bound to where its values are. */
export const bindFields = (
  fields: Fields,
  table: AnyRecordTable,
  links: Readonly<Record<string, LinkTable | undefined>> = {},
  derived: Readonly<Record<string, SQL | undefined>> = {},
): BoundField[] =>
  Object.entries<Field>(fields).map(([name, field]) => ({
    name,
    field,
    names: namesOf(name, field),
    table,
    derived: derived[name],
    link: links[name] ?? findReferenceTable(getTableName(table), name, field),
  }));

const columnsOf = (table: PgTable): Readonly<Record<string, PgColumn>> => getTableColumns(table);

/** Returns a column by its name in the code, where the table has one. */
export const findColumn = (table: PgTable, name: string): PgColumn | undefined => columnsOf(table)[name];

/** Returns the column of a field. */
export function columnOf({ name, table }: BoundField): PgColumn {
  const column = findColumn(table, camel(name));
  if (column === undefined)
    throw new Error(`No column holds ${name}: derive it, or say which table links it.`);
  return column;
}

/** Names the column that has the value of a field as lists are ordered by it, in the code: `projectSort` of `project_id`. */
export const sortNameOf = ({ name }: BoundField) => `${camel(name.replace(/_id$/, ''))}Sort`;

/** Returns that column, where there is one. */
export const sortColumnOf = (bound: BoundField): PgColumn | undefined =>
  findColumn(bound.table, sortNameOf(bound));

/** Returns the columns in which no two records have the same, the first as its values are compared: `usernameKey` of `username`. */
export const uniqueColumnsOf = (bound: BoundField): readonly PgColumn[] =>
  [sortColumnOf(bound), ...['', 'Key'].map((end) => findColumn(bound.table, camel(bound.name) + end))].filter(
    (column): column is PgColumn => column?.isUnique === true,
  );

/** Returns the table that links users or records with a field, and its columns of the two ids. */
export function linkOf({ name, link }: BoundField): {
  readonly link: LinkTable;
  readonly recordId: PgColumn;
  readonly recordKey: string;
  readonly otherId: PgColumn;
  readonly otherKey: string;
} {
  const [first, second] = link === undefined ? [] : Object.entries(columnsOf(link));
  if (link === undefined || first === undefined || second === undefined)
    throw new Error(`No table links what ${name} refers to.`);
  return { link, recordKey: first[0], recordId: first[1], otherKey: second[0], otherId: second[1] };
}
