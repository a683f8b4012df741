import { type Fields, type Nothing, type ResourceName, resources } from '@bureau/contract';
import { type AnyPgColumn, index } from 'drizzle-orm/pg-core';
import { camel, hasSortColumn } from './fieldColumns.ts';
import { type RecordTable, recordTable } from './recordTable.ts';

/** The resources whose tables have more than their fields say: each is written out in a file of its own. */
const written = ['projects', 'tasks', 'users', 'roles'] as const satisfies readonly ResourceName[];

type DerivedName = Exclude<ResourceName, (typeof written)[number]>;

const isDerived = (name: string) => !written.some((other) => other === name);

/** Returns what lists of records are put in order by: the lines that they are sorted by, and when records were made and changed. */
const indexesOf =
  ({ name: table, fields }: { readonly name: string; readonly fields: Fields }) =>
  (columns: { readonly [Name in string]: AnyPgColumn } & { readonly id: AnyPgColumn }) => {
    const sorted = Object.entries(fields).filter(([, field]) => hasSortColumn(field) && !field.isUnique);
    const named = [
      ...sorted.map(([name]) => [name, `${camel(name)}Sort`]),
      ['created_at', 'createdAt'],
      ['updated_at', 'updatedAt'],
    ];
    return named.flatMap(([name, property = '']) => {
      const column = columns[property];
      return column === undefined
        ? []
        : [index(`${table.replaceAll('-', '_')}_${name}_index`).on(column, columns.id)];
    });
  };

/** The tables of all other resources, by their names: they follow from the fields alone. */
export const recordTables = Object.fromEntries(
  Object.entries(resources).flatMap(([name, resource]) =>
    isDerived(name) ? [[name, recordTable(resource, {}, indexesOf(resource) as never)]] : [],
  ),
  // Which tables there are follows from the same list.
) as unknown as { readonly [Name in DerivedName]: RecordTable<(typeof resources)[Name], Nothing> };
