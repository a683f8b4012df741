import type { Named } from '@bureau/contract';
import { sql, type SQL } from '../../db/orm.ts';
import { targetOfField } from '../references.ts';
import { linkOf, type BoundField } from './BoundField.ts';
import type { KindOfField, Values } from './KindOfField.ts';
import { changeOfLinks, filterLinks } from './links.ts';
import { plain } from './plain.ts';

/** Selects what can be referred to: a table of its own, since it may be that of the records themselves. */
function selectNamed({ field }: BoundField): SQL {
  const { table, name, label, order } = targetOfField(field);
  return sql`select ${table.id} as id, ${label ?? name} as name, ${order} as sort from ${table}`;
}

/** Selects the records that a record refers to as one value, by name. */
function selectReferences(bound: BoundField): SQL {
  const { link, recordId, otherId } = linkOf(bound);
  return sql`(
    select coalesce(json_agg(json_build_object('id', named.id, 'name', named.name) order by named.sort, named.id), '[]')
    from ${link} join (${selectNamed(bound)}) as named on named.id = ${otherId}
    where ${recordId} = ${bound.table.id}
  )`;
}

// What is read was selected as such a list.
const referencesOf = ({ names }: BoundField, record: Values) =>
  (record[names.read] ?? []) as readonly Named[];

const namesOf = (bound: BoundField) => (ids: SQL) =>
  sql`(
  select string_agg(named.name, ', ' order by named.sort, named.id)
  from (${selectNamed(bound)}) as named where named.id = any(${ids})
)`;

/** Describes references to several records, which a table links with the record. */
export const references: KindOfField = {
  ...plain,
  select: (bound) => ({ [bound.names.read]: selectReferences(bound) }),
  filter: filterLinks,
  columns: () => ({}),
  written: (bound, record) => referencesOf(bound, record).map(({ id }) => id),
  describe: (bound, record) =>
    referencesOf(bound, record)
      .map(({ name }) => name)
      .join(', '),
  change: (bound, value) => changeOfLinks(bound, value, namesOf(bound)),
};
