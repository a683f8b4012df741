import { filterKindOf } from '@bureau/contract';
import { sql, type SQL } from '../../db/orm.ts';
import { isOneOf, isOneOrNone } from '../../db/list/conditions.ts';
import type { FieldChange } from '../FieldChange.ts';
import { linkOf, type BoundField } from './BoundField.ts';

/** Selects the ids of the users or records that a table links with a record, in their order. */
export const selectOtherIds = (bound: BoundField): SQL => {
  const { link, recordId, otherId } = linkOf(bound);
  return sql`array(select ${otherId} from ${link} where ${recordId} = ${bound.table.id} order by 1)`;
};

/** Returns the condition that a table links some of what a filter names with a record, or nothing. */
export function filterLinks(bound: BoundField, value: unknown): SQL | undefined {
  const { link, recordId, otherId } = linkOf(bound);
  const isAmong = (ids: readonly number[]) =>
    sql`${bound.table.id} in (select ${recordId} from ${link} where ${isOneOf(otherId, ids)})`;
  // The value was read by one of these two kinds of filters.
  const wanted = value as readonly (number | null)[];
  if (filterKindOf(bound.field) === 'ids') return isAmong(wanted as readonly number[]);
  const isNone = sql`not exists (select 1 from ${link} where ${recordId} = ${bound.table.id})`;
  return isOneOrNone(wanted, isAmong, isNone);
}

/** Describes a change of what is linked with many records; `namesOf` selects the names of some ids, an array of SQL. */
export function changeOfLinks(bound: BoundField, value: unknown, namesOf: (ids: SQL) => SQL): FieldChange {
  const sorted = [...new Set(value as readonly number[])].sort((a, b) => a - b);
  const present = selectOtherIds(bound);
  const wanted = sql`${sql.param(sorted)}::int[]`;
  return {
    field: bound.name,
    oldValue: namesOf(present),
    newValue: namesOf(wanted),
    isChanged: sql`${present} <> ${wanted}`,
  };
}
