import type { Field } from '@bureau/contract';
import { and, sql, type SQL } from '../../db/orm.ts';
import type { Viewer } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { insertMany } from '../../db/insertMany.ts';
import { isOneOf } from '../../db/list/conditions.ts';
import { camel, hasColumn, isKeptSince } from '../../db/schema/fieldColumns.ts';
import { kindOf } from '../kinds/index.ts';
import { merge } from '../merge.ts';
import type { Values } from '../kinds/KindOfField.ts';
import { type BoundField, columnOf, linkOf, uniqueColumnsOf } from '../kinds/BoundField.ts';
import { visibleReferencesOf } from './hideReferences.ts';

const isWritten = ({ field }: BoundField) => field.isReadOnly !== true;

/** What a new record has in a field of a kind of which nothing is said, where the field names no default. */
const emptyValues: { readonly [K in Field['kind']]?: unknown } = {
  text: '',
  richText: '',
  boolean: false,
  lineItems: [],
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

/**
 * Returns the columns that hold when a status was reached, of a body that writes one: it is reached now by a new record, and by one that is there unless it
 * has been so before.
 */
export function sinceColumns(
  boundFields: readonly BoundField[],
  { status }: Values,
  now: Date,
  isNew = false,
): Values {
  const reached = boundFields.flatMap((bound): [string, Date | SQL | null][] => {
    const { field, name } = bound;
    if (typeof status !== 'number' || !isKeptSince(field)) return [];
    const { isFirst = false, status: meant } = field.since;
    if (!meant.includes(status)) return isFirst ? [] : [[camel(name), null]];
    return [
      [camel(name), isNew ? now : sql`coalesce(${columnOf(bound)}, ${now.toISOString()}::timestamptz)`],
    ];
  });
  return Object.fromEntries(reached);
}

/** Returns a record as a body would write it, so that the two can be compared. */
export const asWritten = (boundFields: readonly BoundField[], record: Values): Values =>
  Object.fromEntries(
    boundFields.filter(isWritten).map((bound) => [bound.name, kindOf(bound).written(bound, record)]),
  );

/** Returns a body with what a record holds once it is written, so that the two can be compared. */
export const asKept = (boundFields: readonly BoundField[], body: Values, present: Values): Values => ({
  ...body,
  ...Object.fromEntries(
    boundFields.flatMap((bound): [string, unknown][] => {
      const { [bound.name]: value } = body;
      const { kept } = kindOf(bound);
      if (kept === undefined || value === undefined || value === present[bound.name]) return [];
      return [[bound.name, kept(bound, value)]];
    }),
  ),
});

/** Names the fields whose lists somebody puts in order. Users and records that a table links are read by their names. */
export const orderedIn = (boundFields: readonly BoundField[]): string[] =>
  boundFields.flatMap(({ name, field }) =>
    field.kind === 'lineItems' || field.kind === 'tags' ? [name] : [],
  );

/** A user or a record as a body names one: by the id, or a user with what they do. */
type Named = number | { readonly user_id: number; readonly project_role?: string | undefined };

/** Returns the rows that link users or records with a record, each of them once. */
export function linkRows(bound: BoundField, recordId: number, others: readonly Named[]): Values[] {
  const { link, recordKey, otherKey } = linkOf(bound);
  const rows = others.map((other): [number, Values] => {
    const { user_id: id, project_role: role = '' } = typeof other === 'number' ? { user_id: other } : other;
    return [id, { [recordKey]: recordId, [otherKey]: id, ...(link.role !== undefined && { role }) }];
  });
  return [...new Map(rows).values()];
}

/** Returns whom or what a body names in a field; nothing where it does not say. */
export const linkedIn = ({ name }: BoundField, body: Values): readonly Named[] | undefined =>
  // The body was validated by the field.
  body[name] as readonly Named[] | undefined;

/** Returns the condition that a viewer is shown what is linked; `undefined` for all of it. */
function isShown(bound: BoundField, viewer: Viewer): SQL | undefined {
  const told = visibleReferencesOf(bound.field, viewer);
  return (
    told &&
    sql`${linkOf(bound).otherId} in (select ${told.table.id} from ${told.table} where ${told.condition})`
  );
}

export const linksOf = (boundFields: readonly BoundField[]) =>
  boundFields.filter(({ link }) => link !== undefined);

/** Replaces what is linked with records by the same, in the fields that a body has. What the caller is not told of stays: it was not shown. */
export async function replaceLinks(
  tx: Database,
  viewer: Viewer,
  boundFields: readonly BoundField[],
  ids: readonly number[],
  body: Values,
): Promise<void> {
  for (const bound of linksOf(boundFields)) {
    const others = linkedIn(bound, body);
    if (others === undefined) continue;
    const { link, recordId } = linkOf(bound);
    await tx.delete(link).where(and(isOneOf(recordId, ids), isShown(bound, viewer)));
    await insertMany(
      tx,
      link,
      ids.flatMap((id) => linkRows(bound, id, others)),
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
