import type { Person } from '@bureau/contract';
import { formatFullName } from '@bureau/values';
import { alias, sql, type SQL } from '../../db/orm.ts';
import { users } from '../../db/schema/index.ts';
import type { KindOfField } from './KindOfField.ts';
import { linkOf, type BoundField } from './BoundField.ts';
import { changeOfLinks, filterLinks } from './links.ts';
import { plain } from './plain.ts';

const linked = alias(users, 'linked');

/** Selects the people of a record as one value, by name. */
function selectPeople(bound: BoundField): SQL {
  const { link, recordId, otherId } = linkOf(bound);
  const role = link.role === undefined ? undefined : sql`, 'project_role', ${link.role}`;
  return sql`(
    select coalesce(json_agg(json_build_object(
      'user_id', ${linked.id}, 'firstname', ${linked.firstname}, 'lastname', ${linked.lastname}${role}
    ) order by ${linked.nameSort}, ${linked.id}), '[]')
    from ${link} join ${users} as linked on ${linked.id} = ${otherId}
    where ${recordId} = ${bound.table.id}
  )`;
}

type Member = Person & { readonly project_role?: string };

// What is read was selected as such a list.
const peopleOf = ({ names }: BoundField, record: Readonly<Record<string, unknown>>) =>
  (record[names.read] ?? []) as readonly Member[];

const describeMember = ({ project_role: role = '', ...person }: Member) =>
  role === '' ? formatFullName(person) : `${formatFullName(person)} (${role})`;

const namesOf = (ids: SQL) => sql`(
  select string_agg(${users.fullName}, ', ' order by ${users.nameSort}, ${users.id})
  from ${users} where ${users.id} = any(${ids})
)`;

/** Describes users that a table links with the records. */
export const people: KindOfField = {
  ...plain,
  select: (bound) => ({ [bound.names.read]: selectPeople(bound) }),
  filter: filterLinks,
  columns: () => ({}),
  written: (bound, record) => peopleOf(bound, record).map(({ user_id: id }) => id),
  describe: (bound, record) => peopleOf(bound, record).map(describeMember).join(', '),
  change: (bound, value) => changeOfLinks(bound, value, namesOf),
};

/** Describes users that a table links with the records, each with what they do there. */
export const members: KindOfField = {
  ...people,
  written: (bound, record) =>
    peopleOf(bound, record).map(({ user_id, project_role }) => ({ user_id, project_role })),
};
