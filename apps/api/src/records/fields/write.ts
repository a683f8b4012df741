import type { Field } from '@bureau/contract';
import type { Database } from '../../db/database.ts';
import { insertMany } from '../../db/insertMany.ts';
import { isOneOf } from '../../db/list/conditions.ts';
import { hasColumn } from '../../db/schema/fieldColumns.ts';
import { kindOf } from '../kinds/index.ts';
import { merge } from '../merge.ts';
import type { Values } from '../kinds/KindOfField.ts';
import { type BoundField, linkOf, uniqueColumnsOf } from '../kinds/BoundField.ts';

const isWritten = ({ field }: BoundField) => field.isReadOnly !== true;

/** What a new record has in a field of a kind of which nothing is said, where the field names no default. */
const emptyValues: { readonly [K in Field['kind']]?: unknown } = {
  text: '',
  richText: '',
  boolean: false,
  tags: [],
};

function newValue(field: Field): unknown {
  if ('default' in field && field.default !== undefined) return field.default;
  return field.isNullable || field.isDerivable ? null : emptyValues[field.kind];
}

/** Completes what is written of a new record by what fields have of which nothing is said. */
export const completeNew = (boundFields: readonly BoundField[], body: Values): Values => ({
  ...Object.fromEntries(
    boundFields.flatMap((bound): [string, unknown][] => {
      const value = hasColumn(bound.field) ? newValue(bound.field) : undefined;
      return value === undefined ? [] : [[bound.name, value]];
    }),
  ),
  ...Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)),
});

/** Returns the columns of the fields that a body has. */
export const columnsOfBody = <Columns extends object = Values>(
  boundFields: readonly BoundField[],
  body: Values,
): Columns =>
  // Which columns there are follows from the fields, which the compiler does not see through the loop.
  merge(
    boundFields
      .filter((bound) => isWritten(bound) && body[bound.name] !== undefined)
      .map((bound) => kindOf(bound).columns(bound, body[bound.name])),
  ) as Columns;

/** Returns a record as a body would write it, so that the two can be compared. */
export const asWritten = (boundFields: readonly BoundField[], record: Values): Values =>
  Object.fromEntries(
    boundFields.filter(isWritten).map((bound) => [bound.name, kindOf(bound).written(bound, record)]),
  );

/** A user as a body names one: by the id, or with what they do. */
type Named = number | { readonly user_id: number; readonly project_role?: string | undefined };

/** Returns the rows that link users with a record, each of them once. */
export function linkRows(bound: BoundField, recordId: number, users: readonly Named[]): Values[] {
  const { link, recordKey } = linkOf(bound);
  const rows = users.map((user) => {
    const { user_id: userId, project_role: role = '' } = typeof user === 'number' ? { user_id: user } : user;
    return { [recordKey]: recordId, userId, ...(link.role !== undefined && { role }) };
  });
  return [...new Map(rows.map((row) => [row.userId, row])).values()];
}

/** The users that a body names in a field; nothing where it does not say. */
export const usersIn = ({ name }: BoundField, body: Values): readonly Named[] | undefined =>
  // The body was validated by the field.
  body[name] as readonly Named[] | undefined;

export const linksOf = (boundFields: readonly BoundField[]) =>
  boundFields.filter(({ link }) => link !== undefined);

/** Replaces the users of records by the same ones, in the fields that a body has. */
export async function replaceUsers(
  tx: Database,
  boundFields: readonly BoundField[],
  ids: readonly number[],
  body: Values,
): Promise<void> {
  for (const bound of linksOf(boundFields)) {
    const users = usersIn(bound, body);
    if (users === undefined) continue;
    const { link, recordId } = linkOf(bound);
    await tx.delete(link).where(isOneOf(recordId, ids));
    await insertMany(
      tx,
      link,
      ids.flatMap((id) => linkRows(bound, id, users)),
    );
  }
}

/** Names the field of each constraint of uniqueness that a table has. */
export const uniqueFieldsOf = (boundFields: readonly BoundField[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    boundFields.flatMap((bound) =>
      uniqueColumnsOf(bound).flatMap(({ uniqueName }) => (uniqueName ? [[uniqueName, bound.name]] : [])),
    ),
  );
