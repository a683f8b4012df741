import { sql } from 'drizzle-orm';
import { camel, hasSortColumn } from '../../db/schema/fieldColumns.ts';
import { placeAmong } from '../../db/list/listSource.ts';
import { foldForSort } from '../../db/fold.ts';
import { filterColumn } from './filters.ts';
import type { KindOfField } from './KindOfField.ts';
import { columnOf, sortColumnOf } from './Place.ts';

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** Describes the fields whose value is that of a column. */
export const plain: KindOfField = {
  select: (place) => ({ [place.name]: place.derived ?? columnOf(place) }),
  sort: (place) => {
    const { field, derived } = place;
    const sort = hasSortColumn(field) ? sortColumnOf(place) : undefined;
    const isUnique = field.isUnique === true;
    return { column: derived ?? sort ?? columnOf(place), isNullable: field.isNullable === true, isUnique };
  },
  group: (place) => ({ column: columnOf(place) }),
  filter: (place, value, timeZone) => filterColumn(columnOf(place), place.field, value, timeZone),
  columns: ({ name, field }, value) => ({
    [camel(name)]: value,
    ...(hasSortColumn(field) && { [`${camel(name)}Sort`]: foldForSort(String(value)) }),
  }),
  written: ({ name }, record) => record[name],
  describe: ({ name }, record) => {
    const value = record[name];
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? value
      : null;
  },
  change: (place, value) => {
    const column = columnOf(place);
    return {
      field: place.name,
      oldValue: sql`${column}::text`,
      newValue: sql`${isScalar(value) ? String(value) : null}::text`,
      isChanged: sql`${column} is distinct from ${value}`,
    };
  },
  words: (value) => (typeof value === 'string' ? [value] : []),
};

/** Describes the words of a list, which are ordered as the field lists them. */
export const choice: KindOfField = {
  ...plain,
  sort: (place) => {
    const values = 'values' in place.field ? [...place.field.values] : [];
    return { column: placeAmong(values, columnOf(place)), isNullable: place.field.isNullable === true };
  },
  group: (place) => ({ column: columnOf(place), values: 'values' in place.field ? place.field.values : [] }),
};

/** Describes amounts: the column has minor units of the currency of the record. */
export const money: KindOfField = {
  ...plain,
  read: (amount, { currency }) => (amount === null ? null : { amount, currency }),
  columns: ({ name }, value) => ({ [camel(name)]: amountOf(value) }),
  describe: ({ name }, record) => {
    const { [name]: value } = record;
    return isAmount(value) ? `${value.amount} ${value.currency}` : null;
  },
};

interface Amount {
  readonly amount: number;
  readonly currency: string;
}

const isAmount = (value: unknown): value is Amount =>
  typeof value === 'object' && value !== null && 'amount' in value;
const amountOf = (value: unknown) => (isAmount(value) ? value.amount : value);

export const instant: KindOfField = {
  ...plain,
  read: (value) => (value instanceof Date ? value.toISOString() : value),
};

const isList = (value: unknown): value is readonly string[] => Array.isArray(value);

/** Describes lists of words. */
export const tags: KindOfField = {
  ...plain,
  describe: ({ name }, record) => {
    const { [name]: value } = record;
    return isList(value) ? value.join(', ') : null;
  },
  words: (value) => (isList(value) ? value : []),
};
