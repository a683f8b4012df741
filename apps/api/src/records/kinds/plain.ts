import { isMoney } from '@bureau/contract';
import { sql } from '../../db/orm.ts';
import { camel, hasSortColumn } from '../../db/schema/fieldColumns.ts';
import { placeAmong } from '../../db/list/listSource.ts';
import { foldForSort } from '../../db/fold.ts';
import { filterColumn } from './filters.ts';
import type { KindOfField } from './KindOfField.ts';
import { columnOf, sortColumnOf } from './BoundField.ts';

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** Describes the fields whose value is that of a column. */
export const plain: KindOfField = {
  select: (bound) => ({ [bound.name]: bound.derived ?? columnOf(bound) }),
  sort: (bound) => {
    const { field, derived } = bound;
    const sort = hasSortColumn(field) ? sortColumnOf(bound) : undefined;
    const isUnique = field.isUnique === true;
    return { column: derived ?? sort ?? columnOf(bound), isNullable: field.isNullable === true, isUnique };
  },
  group: (bound) => ({ column: columnOf(bound) }),
  filter: (bound, value, timeZone) =>
    filterColumn(bound.derived ?? columnOf(bound), bound.field, value, timeZone),
  columns: ({ name, field }, value) => ({
    [camel(name)]: value,
    ...(hasSortColumn(field) && { [`${camel(name)}Sort`]: foldForSort(String(value)) }),
  }),
  written: ({ name }, record) => record[name],
  describe: ({ name }, record) => {
    const value = record[name];
    return isScalar(value) ? value : null;
  },
  change: (bound, value) => {
    // The value of a custom field is JSON already, that of a column becomes it.
    const present = sql`to_jsonb(${bound.derived ?? columnOf(bound)})`;
    const json = value === null ? null : JSON.stringify(value);
    return {
      field: bound.name,
      oldValue: sql`${present} #>> '{}'`,
      newValue: sql`${isScalar(value) ? String(value) : null}::text`,
      isChanged: sql`${present} is distinct from ${json}::jsonb`,
    };
  },
  words: (value) => (typeof value === 'string' ? [value] : []),
};

/** Describes dates without a time. */
export const date: KindOfField = {
  ...plain,
  group: (bound) => ({ column: columnOf(bound), isDate: true }),
};

/** Describes the words of a list, which are ordered as the field lists them. */
export const choice: KindOfField = {
  ...plain,
  sort: (bound) => {
    const values = 'values' in bound.field ? [...bound.field.values] : [];
    return {
      column: placeAmong(values, bound.derived ?? columnOf(bound)),
      isNullable: bound.field.isNullable === true,
    };
  },
  group: (bound) => ({ column: columnOf(bound), values: 'values' in bound.field ? bound.field.values : [] }),
};

/** Describes amounts: the column has minor units of the currency of the record. */
export const money: KindOfField = {
  ...plain,
  read: (amount, { currency }) => (amount === null ? null : { amount, currency }),
  columns: ({ name }, value) => ({ [camel(name)]: isMoney(value) ? value.amount : value }),
  describe: ({ name }, record) => {
    const { [name]: value } = record;
    return isMoney(value) ? `${value.amount} ${value.currency}` : null;
  },
};

/** Describes instants: records hold them as ISO 8601 in UTC. */
export const instant: KindOfField = {
  ...plain,
  read: (value) => (value instanceof Date ? value.toISOString() : value),
  columns: ({ name }, value) => ({ [camel(name)]: typeof value === 'string' ? new Date(value) : value }),
  kept: (_, value) => (typeof value === 'string' ? new Date(value).toISOString() : value),
  change: (bound, value) => {
    const column = columnOf(bound);
    const given = typeof value === 'string' ? new Date(value).toISOString() : null;
    return {
      field: bound.name,
      oldValue: sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
      newValue: sql`${given}::text`,
      isChanged: sql`${column} is distinct from ${given}::timestamptz`,
    };
  },
};

const isList = (value: unknown): value is readonly string[] => Array.isArray(value);

/** Returns words, each once. */
const onceEach = (value: unknown) => (isList(value) ? [...new Set(value)] : value);

/** Describes lists of words. */
export const tags: KindOfField = {
  ...plain,
  columns: (bound, value) => plain.columns(bound, onceEach(value)),
  kept: (_, value) => onceEach(value),
  describe: ({ name }, record) => {
    const { [name]: value } = record;
    return isList(value) ? value.join(', ') : null;
  },
  change: (bound, given) => {
    const value = onceEach(given);
    return {
      ...plain.change(bound, value),
      oldValue: sql`array_to_string(${columnOf(bound)}, ', ')`,
      newValue: sql`${isList(value) ? value.join(', ') : null}::text`,
    };
  },
  words: (value) => (isList(value) ? value : []),
};
