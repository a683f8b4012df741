import type { Field } from '@bureau/contract';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { hasColumn } from '../../db/schema/fieldColumns.ts';
import { kindOf } from '../kinds/index.ts';
import { merge } from '../merge.ts';
import type { Values } from '../kinds/KindOfField.ts';
import { type AnyRecordTable, findColumn, linkOf, type Place, sortColumnOf } from '../kinds/Place.ts';

const isWritten = ({ field }: Place) => field.isReadOnly !== true;

/** What a new record has in a field of a kind of which nothing is said, where the field names no default. */
const emptyValues: { readonly [K in Field['kind']]?: unknown } = { text: '', boolean: false, tags: [] };

function newValue(field: Field): unknown {
  if ('default' in field && field.default !== undefined) return field.default;
  return field.isNullable || field.isDerivable ? null : emptyValues[field.kind];
}

/** Completes what is written of a new record by what fields have of which nothing is said. */
export const completeNew = (places: readonly Place[], body: Values): Values => ({
  ...Object.fromEntries(
    places.flatMap((place): [string, unknown][] => {
      const value = hasColumn(place.field) ? newValue(place.field) : undefined;
      return value === undefined ? [] : [[place.name, value]];
    }),
  ),
  ...Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)),
});

/** Returns the columns of the fields that a body has. */
export const columnsOfBody = <Columns extends object = Values>(
  places: readonly Place[],
  body: Values,
): Columns =>
  // Which columns there are follows from the fields, which the compiler does not see through the loop.
  merge(
    places
      .filter((place) => isWritten(place) && body[place.name] !== undefined)
      .map((place) => kindOf(place).columns(place, body[place.name])),
  ) as Columns;

/** Returns a record as a body would write it, so that the two can be compared. */
export const asWritten = (places: readonly Place[], record: Values): Values =>
  Object.fromEntries(
    places.filter(isWritten).map((place) => [place.name, kindOf(place).written(place, record)]),
  );

/** A user as a body names one: by the id, or with what they do. */
type Named = number | { readonly user_id: number; readonly project_role?: string | undefined };

/** Returns the rows that link users with a record, each of them once. */
export function linkRows(place: Place, recordId: number, users: readonly Named[]): Values[] {
  const { link, recordKey } = linkOf(place);
  const rows = users.map((user) => {
    const { user_id: userId, project_role: role = '' } = typeof user === 'number' ? { user_id: user } : user;
    return { [recordKey]: recordId, userId, ...(link.role !== undefined && { role }) };
  });
  return [...new Map(rows.map((row) => [row.userId, row])).values()];
}

/** The users that a body names in a field; nothing where it does not say. */
export const usersIn = ({ name }: Place, body: Values): readonly Named[] | undefined =>
  // The body was validated by the field.
  body[name] as readonly Named[] | undefined;

export const linksOf = (places: readonly Place[]) => places.filter(({ link }) => link !== undefined);

/** Replaces the users of a record, in the fields that a body has. */
export async function replaceUsers(
  tx: Database,
  places: readonly Place[],
  id: number,
  body: Values,
): Promise<void> {
  for (const place of linksOf(places)) {
    const users = usersIn(place, body);
    if (users === undefined) continue;
    const { link, recordId } = linkOf(place);
    await tx.delete(link).where(eq(recordId, id));
    const rows = linkRows(place, id, users);
    if (rows.length > 0) await tx.insert(link).values(rows);
  }
}

/** Replaces the users of many records by the same ones, in the fields that a body has. */
export async function replaceUsersOfMany(
  tx: Database,
  places: readonly Place[],
  ids: readonly number[],
  body: Values,
): Promise<void> {
  for (const place of linksOf(places)) {
    const users = usersIn(place, body);
    if (users === undefined) continue;
    const { link, recordId } = linkOf(place);
    const recordIds = sql`${sql.param([...ids])}::int[]`;
    const userIds = sql`${sql.param(users.map((user) => (typeof user === 'number' ? user : user.user_id)))}::int[]`;
    await tx.execute(
      sql`delete from ${link} where ${recordId} = any(${recordIds}) and not ${link.userId} = any(${userIds})`,
    );
    await tx.execute(sql`insert into ${link} (${sql.identifier(recordId.name)}, ${sql.identifier(link.userId.name)})
      select record_id, user_id from unnest(${recordIds}) record_id cross join unnest(${userIds}) user_id on conflict do nothing`);
  }
}

/** Names the field of each constraint of uniqueness that a table has. */
export function uniqueFieldsOf(
  places: readonly Place[],
  table: AnyRecordTable,
): Readonly<Record<string, string>> {
  const { ...columns } = getTableColumns(table);
  const fieldOf = (column: unknown) =>
    places.find((place) => sortColumnOf(place) === column || findColumn(table, place.name) === column)?.name;
  return Object.fromEntries(
    Object.values(columns).flatMap((column): [string, string][] => {
      const field = column.isUnique ? fieldOf(column) : undefined;
      return field === undefined || column.uniqueName === undefined ? [] : [[column.uniqueName, field]];
    }),
  );
}
