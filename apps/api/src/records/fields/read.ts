import { type CustomForm, optionOf } from '@bureau/contract';
import { alias, and, eq, type PgColumn, sql, type SQL } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import { isKnown } from '../../access/visible/people.ts';
import type { Database } from '../../db/database.ts';
import { camel } from '../../db/schema/fieldColumns.ts';
import { users } from '../../db/schema/index.ts';
import { selectValues } from '../customFields/values.ts';
import { kindOf } from '../kinds/index.ts';
import { merge } from '../merge.ts';
import type { Values } from '../kinds/KindOfField.ts';
import { type AnyRecordTable, findColumn, type BoundField } from '../kinds/BoundField.ts';

/** A record as it was read. */
export type Row = Values & { readonly id: number };

/** Describes where the records of a resource are read, and what is read of each beside its fields. */
export interface Readable {
  readonly name: string;
  readonly table: AnyRecordTable;
  readonly boundFields: readonly BoundField[];
  /** The form whose custom fields the records have. */
  readonly form: CustomForm | undefined;
  readonly hasCode: boolean;
}

/** Stands for the moment at which somebody reads, in what a field is derived from; null for nobody in particular. */
export const nowPlaceholder = sql.placeholder('now');

const creators = alias(users, 'creators');

/** Returns what is selected of records: all, or what a list shows. */
function selectionOf(
  { table, boundFields, form, hasCode }: Readable,
  isList: boolean,
): Record<string, PgColumn | SQL> {
  const shown = isList ? boundFields.filter(({ field }) => optionOf(field, 'list') !== 'none') : boundFields;
  const code = findColumn(table, 'code');
  const customFields = findColumn(table, 'customFields');
  return {
    id: table.id,
    ...(code !== undefined && { code }),
    ...merge(shown.filter(isSelected).map((bound) => kindOf(bound).select(bound))),
    ...(form !== undefined &&
      customFields !== undefined && { custom_fields: selectValues(customFields, form, isList) }),
    created_at: table.createdAt,
    updated_at: table.updatedAt,
    created_by: table.createdBy,
    ...(hasCode && { created_firstname: creators.firstname, created_lastname: creators.lastname }),
    version: table.version,
  };
}

/** Whether a field has something to be selected: what is only read and has no derivation is added to the rows by their module. */
const isSelected = ({ name, field, table, derived, link }: BoundField) =>
  field.isReadOnly !== true ||
  derived !== undefined ||
  link !== undefined ||
  findColumn(table, camel(name)) !== undefined;

/** Selects records by their ids. Who made them is told as far as the viewer knows them; null stands for nobody in particular. */
function selectRows(db: Database, source: Readable, viewer: Caller | null, ids: SQL, isList: boolean) {
  const { table, boundFields, hasCode } = source;
  const query = db.select(selectionOf(source, isList)).from(table).$dynamic();
  for (const bound of boundFields) {
    const join = kindOf(bound).join?.(bound);
    if (join !== undefined) query.leftJoin(join.table, join.on);
  }
  if (hasCode)
    query.leftJoin(
      creators,
      and(eq(creators.id, table.createdBy), viewer === null ? undefined : isKnown(viewer, creators.id)),
    );
  return query.where(sql`${table.id} = any(${ids}::int[])`);
}

const writeTime = (value: unknown) => (value instanceof Date ? value.toISOString() : value);

function toRecord(source: Readable, row: Values): Row {
  const record: Record<string, unknown> = {
    ...row,
    created_at: writeTime(row['created_at']),
    updated_at: writeTime(row['updated_at']),
  };
  for (const bound of source.boundFields) {
    const { read } = kindOf(bound);
    if (read !== undefined && Object.hasOwn(row, bound.name))
      record[bound.name] = read(row[bound.name], row, bound.field);
  }
  return record as Row;
}

/** Reads records as a viewer is told of them, in the order of their ids as given. Whether they may be seen was asked before. */
export async function readRows(
  db: Database,
  source: Readable,
  viewer: Caller | null,
  ids: readonly number[],
  isList: boolean,
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const now = viewer?.now.toISOString() ?? null;
  // Planned once for each connection, since planning takes longer than reading; of those who know everybody that is one plan.
  const rows: Values[] =
    viewer?.isExternal === true
      ? await selectRows(db, source, viewer, sql`${sql.param([...ids])}`, isList)
          .prepare('')
          .execute({ now })
      : await selectRows(db, source, viewer, sql`${sql.placeholder('ids')}`, isList)
          .prepare(`${source.name}_${isList ? 'items' : 'record'}`)
          .execute({ ids, now });
  const records = new Map(rows.map((row) => [row['id'], toRecord(source, row)]));
  return ids.flatMap((id) => records.get(id) ?? []);
}
