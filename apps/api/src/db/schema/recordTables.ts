import { type Fields, type Nothing, type ResourceName, resources } from '@bureau/contract';
import { type AnyPgColumn, index, integer } from '../orm.ts';
import { camel, hasColumn, hasSortColumn } from './fieldColumns.ts';
import { type RecordTable, recordTable } from './recordTable.ts';

/** The resources whose tables have more than their fields say: each is written out in a file of its own. */
const written = ['projects', 'tasks', 'todos', 'users', 'roles'] as const satisfies readonly ResourceName[];

type DerivedName = Exclude<ResourceName, (typeof written)[number]>;

const isDerived = (name: string) => !written.some((other) => other === name);

interface Listed {
  readonly name: string;
  readonly fields: Fields;
  readonly defaultSort: readonly string[];
}

/**
 * Returns what lists of records are put in order by: the lines that they are sorted by, the field by which they are sorted when nothing is said,
 * and when records were made and changed; and what finds those that refer to a record or a person.
 */
const indexesOf =
  ({ name: table, fields, defaultSort }: Listed) =>
  (columns: { readonly [Name in string]: AnyPgColumn } & { readonly id: AnyPgColumn }) => {
    const sorted = Object.entries(fields).filter(([, field]) => hasSortColumn(field) && !field.isUnique);
    const [first = ''] = defaultSort.map((key) => key.replace(/^-/, ''));
    const referring = Object.entries(fields).filter(
      ([, field]) => (field.kind === 'reference' || field.kind === 'person') && hasColumn(field),
    );
    const isPlain = fields[first] !== undefined && !hasSortColumn(fields[first]);
    const named = [
      ...sorted.map(([name]) => [name, `${camel(name)}Sort`]),
      ...(isPlain ? [[first, camel(first)]] : []),
      ...referring.map(([name]) => [name, camel(name)]),
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

/** What tables have beside their fields. */
const more = {
  incidents: {
    /** How long an incident was deferred or resolved in all, before work on it went on. Its writer is a trigger (`migrations/0000_initial.sql`). */
    waitedSeconds: integer('waited_seconds').notNull().default(0),
  },
};

const extraOf = (name: string): Readonly<Record<string, ReturnType<typeof integer>>> =>
  Object.entries(more).find(([other]) => other === name)?.[1] ?? {};

type MoreOf<Name> = Name extends keyof typeof more ? (typeof more)[Name] : Nothing;

/** The tables of all other resources, by their names: they follow from the fields alone. */
export const recordTables = Object.fromEntries(
  Object.entries(resources).flatMap(([name, resource]) =>
    isDerived(name) ? [[name, recordTable(resource, extraOf(name), indexesOf(resource) as never)]] : [],
  ),
  // Which tables there are follows from the same list.
) as unknown as { readonly [Name in DerivedName]: RecordTable<(typeof resources)[Name], MoreOf<Name>> };
