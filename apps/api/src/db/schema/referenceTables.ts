import {
  type Field,
  namesOf,
  type ReadName,
  type ResourceName,
  type Resources,
  resources,
} from '@bureau/contract';
import { index, integer, pgTable, primaryKey } from '../orm.ts';
import { ownerId } from './columns.ts';
import { findTarget } from './recordTable.ts';

/** Returns the name of the table that links the records of a table with those that a field refers to: `items_taxes` of `tax_ids`. */
export const referenceTableName = (table: string, name: string, field: Field): string =>
  `${table}_${namesOf(name, field).read}`;

/**
 * Defines the table of a field that refers to several records: it forgets what a deleted record refers to, and keeps what is referred to from being
 * deleted, unless the field releases it.
 */
export function referenceTable(resource: string, name: string, field: Field<'references'>) {
  const record = () => findTarget(resource);
  const other = () => findTarget(field.to);
  const tableName = referenceTableName(resource.replaceAll('-', '_'), name, field);
  return pgTable(
    tableName,
    {
      recordId: ownerId('record_id', record),
      otherId: field.isReleased
        ? ownerId('other_id', other)
        : integer('other_id').notNull().references(other),
    },
    (table) => [
      primaryKey({ columns: [table.recordId, table.otherId] }),
      index(`${tableName}_other_index`).on(table.otherId),
    ],
  );
}

/** The names of these tables: `tasks_dependencies`. */
type TableName = {
  [Resource in ResourceName]: {
    [
      Name in keyof Resources[Resource]['fields'] & string
    ]: Resources[Resource]['fields'][Name] extends infer F extends Field<'references'>
      ? `${Resource}_${ReadName<Name, F>}`
      : never;
  }[keyof Resources[Resource]['fields'] & string];
}[ResourceName];

/** The tables of all fields that refer to several records, by their names in the database: they follow from the fields alone. */
export const referenceTables = Object.fromEntries(
  Object.entries(resources).flatMap(([resource, { fields }]) =>
    Object.entries<Field>(fields).flatMap(([name, field]) =>
      field.kind === 'references'
        ? [
            [
              referenceTableName(resource.replaceAll('-', '_'), name, field),
              referenceTable(resource, name, field),
            ],
          ]
        : [],
    ),
  ),
  // Which tables there are is said by the type, which follows from the same descriptions.
) as Readonly<Record<TableName, ReturnType<typeof referenceTable>>>;

/** Returns the table of a field that refers to several records, where it is such a one. */
export const findReferenceTable = (table: string, name: string, field: Field) =>
  new Map(Object.entries(referenceTables)).get(referenceTableName(table, name, field));
