import { formatFullName } from '@bureau/values';
import { alias, type Column, eq, sql, type SQL } from '../../db/orm.ts';
import { camel } from '../../db/schema/fieldColumns.ts';
import { users } from '../../db/schema/index.ts';
import { selectName } from '../people.ts';
import { targetOfField } from '../references.ts';
import type { KindOfField } from './KindOfField.ts';
import { columnOf, type BoundField, sortColumnOf, sortNameOf } from './BoundField.ts';
import { plain } from './plain.ts';

/** The records that are referred to, as they are joined with those of a field. */
function joined(bound: BoundField) {
  const { name, table } = targetOfField(bound.field);
  const other = alias(table, bound.name.replace(/_id$/, '_of_record'));
  // What is joined has the columns of its table, whose types Drizzle does not keep for a table that is any.
  const { id } = other as unknown as typeof table;
  return { other, id, name: sql`${other}.${sql.identifier(name.name)}` };
}

const nameOf = (bound: BoundField, id: Column | SQL): SQL => {
  const { name, table } = targetOfField(bound.field);
  return sql`(select ${name} from ${table} where ${table.id} = ${id})`;
};

const labelOf = ({ names }: BoundField) => names.labels[0] ?? '';

const changeOf = (bound: BoundField, id: unknown, name: (id: Column | SQL) => SQL) => {
  const column = columnOf(bound);
  return {
    field: bound.name,
    oldValue: name(column),
    newValue: name(sql`${id}::int`),
    isChanged: sql`${column} is distinct from ${id}::int`,
  };
};

/** Describes references to records, whose names are read with them. */
export const reference: KindOfField = {
  ...plain,
  select: (bound) => ({ [bound.name]: columnOf(bound), [labelOf(bound)]: joined(bound).name }),
  join: (bound) => {
    const { other, id } = joined(bound);
    return { table: other, on: eq(id, columnOf(bound)) };
  },
  sort: (bound) => {
    const { table, order } = targetOfField(bound.field);
    const column =
      sortColumnOf(bound) ?? sql`(select ${order} from ${table} where ${table.id} = ${columnOf(bound)})`;
    return { column, isNullable: bound.field.isNullable === true };
  },
  group: (bound) => {
    const { name, order, table } = targetOfField(bound.field);
    return {
      column: columnOf(bound),
      order: reference.sort(bound),
      other: { id: table.id, name, order },
    };
  },
  columns: (bound, id) => {
    const sort = sortColumnOf(bound);
    if (sort === undefined) return { [camel(bound.name)]: id };
    const { table, order } = targetOfField(bound.field);
    const copied = id === null ? null : sql`(select ${order} from ${table} where ${table.id} = ${id})`;
    return { [camel(bound.name)]: id, [sortNameOf(bound)]: copied };
  },
  describe: (bound, record) => plain.describe({ ...bound, name: labelOf(bound) }, record),
  change: (bound, id) => changeOf(bound, id, (one) => nameOf(bound, one)),
};

const personOf = (bound: BoundField) => alias(users, bound.names.column);

/** Describes references to users, whose names are read with them. */
export const person: KindOfField = {
  ...plain,
  select: (bound) => {
    const other = personOf(bound);
    const [first = '', last = ''] = bound.names.labels;
    return { [bound.name]: columnOf(bound), [first]: other.firstname, [last]: other.lastname };
  },
  join: (bound) => {
    const other = personOf(bound);
    return { table: other, on: eq(other.id, columnOf(bound)) };
  },
  describe: (bound, record) => {
    const [firstname, lastname] = bound.names.labels.map((label) => record[label]);
    return typeof firstname === 'string' && typeof lastname === 'string'
      ? formatFullName({ firstname, lastname })
      : null;
  },
  change: (bound, id) => changeOf(bound, id, selectName),
};
