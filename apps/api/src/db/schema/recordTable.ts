import type { Fields, Flat, NamesWith, Nothing } from '@bureau/contract';
import {
  type AnyPgColumn,
  type BuildColumns,
  type BuildExtraConfigColumns,
  integer,
  type PgColumnBuilderBase,
  pgTable,
  type PgTableExtraConfigValue,
  type PgTableWithColumns,
  text,
} from '../orm.ts';
import { customValues, recordColumns } from './columns.ts';
import { type FieldColumns, fieldColumns } from './fieldColumns.ts';

/** What a table needs to know of a resource of the contract. */
interface Described {
  readonly name: string;
  readonly fields: Fields;
  readonly codePrefix?: string;
  readonly hasCustomFields?: boolean;
  readonly customForm?: string | undefined;
}

/** The columns `id` of the tables that fields refer to, by the names of the resources. */
const targets = new Map<string, AnyPgColumn>();

/** Lets fields refer to the records of a table. */
function referable<Table extends { readonly id: AnyPgColumn }>(resource: string, table: Table): Table {
  targets.set(resource, table.id);
  return table;
}

/** Returns the column `id` of the records of a resource. */
export function findTarget(resource: string): AnyPgColumn {
  const id = targets.get(resource);
  if (id === undefined) throw new Error(`No table holds the records of ${resource}.`);
  return id;
}

const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();

const createdBy = () => integer('created_by').references(() => findTarget('users'));

const codeColumns = () => ({
  /** The number in the code: `TSK-0042` has 42. */
  number: integer('number').notNull().unique(),
  code: text('code').notNull().unique(),
});

/** Fields as they are searched: see `searchTextOf`. */
const searchColumn = () => ({ searchText: text('search_text').notNull() });

/** The columns that every record has, and those that its resource says it has. */
type SystemColumns<R extends Described> = {
  id: ReturnType<typeof id>;
  createdBy: ReturnType<typeof createdBy>;
} & typeof recordColumns &
  (R extends { readonly codePrefix: string } ? ReturnType<typeof codeColumns> : unknown) &
  (R extends { readonly hasCustomFields: true } | { readonly customForm: string }
    ? { customFields: ReturnType<typeof customValues> }
    : unknown) &
  (NamesWith<R['fields'], 'isSearched'> extends never ? unknown : ReturnType<typeof searchColumn>);

/** The columns of a resource's table: those of its fields and of every record, and what is written out beside them or in place of them. */
type ColumnsOf<R extends Described, Extra> =
  Flat<Omit<FieldColumns<R['fields']> & SystemColumns<R>, keyof Extra> & Extra> extends infer Columns extends
    Record<string, PgColumnBuilderBase>
    ? Columns
    : never;

/** The table of a resource. */
export type RecordTable<R extends Described, Extra> = PgTableWithColumns<{
  name: R['name'];
  schema: undefined;
  columns: BuildColumns<R['name'], ColumnsOf<R, Extra>, 'pg'>;
  dialect: 'pg';
}>;

/**
 * Defines the table of a resource: its columns follow from the fields that the contract describes, so that a field that is new there is a new
 * column by `npm run migration` alone.
 *
 * @param extra are columns that no field describes, or that differ from what their fields say.
 */
export function recordTable<
  const R extends Described,
  Extra extends Record<string, PgColumnBuilderBase> = Nothing,
>(
  { name, fields, codePrefix, customForm, hasCustomFields }: R,
  extra?: Extra,
  indexes?: (
    table: BuildExtraConfigColumns<R['name'], ColumnsOf<R, Extra>, 'pg'>,
  ) => PgTableExtraConfigValue[],
): RecordTable<R, Extra> {
  const table = pgTable(
    name.replaceAll('-', '_'),
    {
      id: id(),
      ...(codePrefix !== undefined && codeColumns()),
      ...fieldColumns(fields, findTarget),
      ...(Object.values(fields).some(({ isSearched }) => isSearched) && searchColumn()),
      ...((hasCustomFields || customForm !== undefined) && { customFields: customValues() }),
      createdBy: createdBy(),
      ...recordColumns,
      ...extra,
    },
    indexes as never,
  );
  // Which columns there are is said by the type, which follows from the same description.
  return referable(name, table as unknown as RecordTable<R, Extra> & { readonly id: AnyPgColumn });
}
