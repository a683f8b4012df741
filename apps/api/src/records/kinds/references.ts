import { type Column, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { camel } from '../../db/schema/fieldColumns.ts';
import { users } from '../../db/schema/index.ts';
import { selectName } from '../people.ts';
import { targetOf } from '../references.ts';
import type { KindOfField } from './KindOfField.ts';
import { columnOf, findColumn, type Place, sortColumnOf } from './Place.ts';
import { plain } from './plain.ts';

const toOf = ({ field }: Place) => targetOf('to' in field ? field.to : '');

/** The records that are referred to, as they are joined with those of a field. */
function joined(place: Place) {
  const { table } = toOf(place);
  const other = alias(table, place.name.replace(/_id$/, '_of_record'));
  // What is joined has the columns of its table, whose types Drizzle does not keep for a table that is any.
  return { other, columns: other as unknown as typeof table };
}

const nameOf = (place: Place, id: Column | SQL): SQL => {
  const { table } = toOf(place);
  return sql`(select ${table.name} from ${table} where ${table.id} = ${id})`;
};

const labelOf = ({ names }: Place) => names.labels[0] ?? '';

const changeOf = (place: Place, id: unknown, name: (id: Column | SQL) => SQL) => {
  const column = columnOf(place);
  return {
    field: place.name,
    oldValue: name(column),
    newValue: name(sql`${id}::int`),
    isChanged: sql`${column} is distinct from ${id}::int`,
  };
};

/** Describes references to records, whose names are read with them. */
export const reference: KindOfField = {
  ...plain,
  select: (place) => ({ [place.name]: columnOf(place), [labelOf(place)]: joined(place).columns.name }),
  join: (place) => {
    const { other, columns } = joined(place);
    return { table: other, on: eq(columns.id, columnOf(place)) };
  },
  sort: (place) => {
    const { table, order } = toOf(place);
    const column =
      sortColumnOf(place) ?? sql`(select ${order} from ${table} where ${table.id} = ${columnOf(place)})`;
    return { column, isNullable: place.field.isNullable === true };
  },
  group: (place) => {
    const { table } = toOf(place);
    const order = findColumn(table, 'nameSort') ?? table.name;
    return {
      column: columnOf(place),
      order: reference.sort(place),
      other: { id: table.id, name: table.name, order },
    };
  },
  columns: (place, id) => {
    const sort = sortColumnOf(place);
    if (sort === undefined) return { [camel(place.name)]: id };
    const { table, order } = toOf(place);
    const copied = id === null ? null : sql`(select ${order} from ${table} where ${table.id} = ${id})`;
    return { [camel(place.name)]: id, [`${camel(place.name.replace(/_id$/, ''))}Sort`]: copied };
  },
  describe: (place, record) => plain.describe({ ...place, name: labelOf(place) }, record),
  change: (place, id) => changeOf(place, id, (one) => nameOf(place, one)),
};

const person_ = (place: Place) => alias(users, place.names.column);

/** Describes references to users, whose names are read with them. */
export const person: KindOfField = {
  ...plain,
  select: (place) => {
    const other = person_(place);
    const [first = '', last = ''] = place.names.labels;
    return { [place.name]: columnOf(place), [first]: other.firstname, [last]: other.lastname };
  },
  join: (place) => {
    const other = person_(place);
    return { table: other, on: eq(other.id, columnOf(place)) };
  },
  describe: (place, record) => {
    const [first, last] = place.names.labels.map((label) => record[label]);
    return typeof first === 'string' && typeof last === 'string' ? `${first} ${last}` : null;
  },
  change: (place, id) => changeOf(place, id, selectName),
};
