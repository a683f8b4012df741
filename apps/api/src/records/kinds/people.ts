import { filterKindOf, type Person } from '@bureau/contract';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isOneOf, isOneOrNone } from '../../db/list/conditions.ts';
import { users } from '../../db/schema/index.ts';
import type { KindOfField } from './KindOfField.ts';
import { linkOf, type BoundField } from './BoundField.ts';
import { plain } from './plain.ts';

const linked = alias(users, 'linked');

/** Selects the people of a record as one value, by name. */
function selectPeople(bound: BoundField): SQL {
  const { link, recordId } = linkOf(bound);
  const role = link.role === undefined ? undefined : sql`, 'project_role', ${link.role}`;
  return sql`(
    select coalesce(json_agg(json_build_object(
      'user_id', ${linked.id}, 'firstname', ${linked.firstname}, 'lastname', ${linked.lastname}${role}
    ) order by ${linked.nameSort}, ${linked.id}), '[]')
    from ${link} join ${users} as linked on ${linked.id} = ${link.userId}
    where ${recordId} = ${bound.table.id}
  )`;
}

type Member = Person & { readonly project_role?: string };

// What is read was selected as such a list.
const peopleOf = ({ names }: BoundField, record: Readonly<Record<string, unknown>>) =>
  (record[names.read] ?? []) as readonly Member[];

const describeMember = ({ firstname, lastname, project_role: role = '' }: Member) =>
  role === '' ? `${firstname} ${lastname}` : `${firstname} ${lastname} (${role})`;

const namesWhere = (condition: SQL) => sql`(
  select string_agg(${users.firstname} || ' ' || ${users.lastname}, ', ' order by ${users.nameSort}, ${users.id})
  from ${users} where ${condition}
)`;

/** Selects the ids of the people of a record, in their order. */
export const selectUserIds = (bound: BoundField): SQL => {
  const { link, recordId } = linkOf(bound);
  return sql`array(select ${link.userId} from ${link} where ${recordId} = ${bound.table.id} order by 1)`;
};

/** Describes users that a table links with the records. */
export const people: KindOfField = {
  ...plain,
  select: (bound) => ({ [bound.names.read]: selectPeople(bound) }),
  filter: (bound, value) => {
    const { link, recordId } = linkOf(bound);
    const isAmong = (ids: readonly number[]) =>
      sql`${bound.table.id} in (select ${recordId} from ${link} where ${isOneOf(link.userId, ids)})`;
    // The value was read by one of these two kinds of filters.
    const wanted = value as readonly (number | null)[];
    if (filterKindOf(bound.field) === 'ids') return isAmong(wanted as readonly number[]);
    const isNobody = sql`not exists (select 1 from ${link} where ${recordId} = ${bound.table.id})`;
    return isOneOrNone(wanted, isAmong, isNobody);
  },
  columns: () => ({}),
  written: (bound, record) => peopleOf(bound, record).map(({ user_id: id }) => id),
  describe: (bound, record) => peopleOf(bound, record).map(describeMember).join(', '),
  change: (bound, value) => {
    const sorted = [...new Set(value as readonly number[])].sort((a, b) => a - b);
    const present = selectUserIds(bound);
    return {
      field: bound.name,
      oldValue: namesWhere(sql`${users.id} = any(${present})`),
      newValue: namesWhere(isOneOf(users.id, sorted)),
      isChanged: sql`${present} <> ${sql.param(sorted)}::int[]`,
    };
  },
};

/** Describes users that a table links with the records, each with what they do there. */
export const members: KindOfField = {
  ...people,
  written: (bound, record) =>
    peopleOf(bound, record).map(({ user_id, project_role }) => ({ user_id, project_role })),
};
