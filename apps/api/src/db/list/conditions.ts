import type { DateRange, NoValue, NumberRange } from '@bureau/contract';
import { and, type Column, is, isNull, or, sql, SQL } from '../orm.ts';
import { foldForSearch } from '../fold.ts';

/** Requires a column to be one of some ids. Larger numbers than the column can hold match nothing. */
export function isOneOf(column: Column | SQL, ids: readonly number[]): SQL {
  return sql`${column} = any(${sql.param([...ids])}::int[])`;
}

/** Requires a text to be one of some words. */
export const isOneOfWords = (column: Column | SQL, words: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...words])}::text[])`;

/** Requires a list of texts to hold some: where an index has those alone that do, it is said. */
export const hasTags = (column: Column | SQL): SQL => sql`${column} <> '{}'`;

/** Requires a list of texts to hold one of some. */
export const hasOneOfTags = (column: Column | SQL, tags: readonly string[]): SQL =>
  sql`(${hasTags(column)} and ${column} && ${sql.param([...tags])}::text[])`;

/** Requires one of some ids, or where null is among them, that `isEmpty` holds. */
export function isOneOrNone(
  wanted: readonly (number | null)[],
  isOne: (ids: readonly number[]) => SQL,
  isEmpty: SQL,
): SQL | undefined {
  const ids = wanted.filter((id) => id !== null);
  return or(ids.length > 0 ? isOne(ids) : undefined, ids.length < wanted.length ? isEmpty : undefined);
}

/** What lists call the values of a boolean, as custom fields do. */
const answers: Readonly<Record<string, string>> = { yes: 'true', no: 'false' };

/** Returns an answer as what it says: `yes` is `true`, and `no` is `false`. */
export const answerOf = (text: string): string => answers[text] ?? text;

/** Requires something that holds or does not to be as one of some answers says. */
export const isAnswered = (condition: Column | SQL, given: readonly string[]): SQL =>
  sql`${condition}::text = any(${sql.param(given.map(answerOf))}::text[])`;

/** Requires a column to lie in a range, both ends included; they are compared as values of the type. */
function isInRange(
  column: Column | SQL,
  { from, to }: DateRange | NumberRange,
  type: 'int' | 'float8' | 'numeric' | 'date' | 'text',
): SQL | undefined {
  const cast = sql.raw(type);
  return and(
    from === undefined ? undefined : sql`${column} >= ${from}::${cast}`,
    to === undefined ? undefined : sql`${column} <= ${to}::${cast}`,
  );
}

const fractions: Readonly<Record<string, 'float8' | 'numeric' | undefined>> = {
  'double precision': 'float8',
  numeric: 'numeric',
};

/** Returns the type of what is compared; of what is derived, nothing is known. */
const typeOf = (column: Column | SQL) => (is(column, SQL) ? undefined : column.getSQLType());

/** Returns the whole numbers of a range. */
const wholeOf = ({ from, to }: NumberRange): NumberRange => ({
  ...(from !== undefined && { from: Math.ceil(from) }),
  ...(to !== undefined && { to: Math.floor(to) }),
});

/** Requires a number to lie in a range, both ends included. */
export function isBetween(column: Column | SQL, range: NumberRange): SQL | undefined {
  const type = fractions[typeOf(column) ?? 'numeric'];
  return type === undefined ? isInRange(column, wholeOf(range), 'int') : isInRange(column, range, type);
}

/** Requires a plain date, or the text of one, to lie in a range, both ends included, or to be missing. */
export const isWithin = (column: Column | SQL, range: DateRange | NoValue): SQL | undefined =>
  'isEmpty' in range ? isNull(column) : isInRange(column, range, typeOf(column) === 'date' ? 'date' : 'text');

/** Requires an instant to lie on the days of a range, both ends included, as days are counted in a time zone. */
export function isOnDays(column: Column | SQL, { from, to }: DateRange, timeZone: string): SQL | undefined {
  return and(
    from === undefined ? undefined : sql`${column} >= (${from}::date)::timestamp at time zone ${timeZone}`,
    to === undefined ? undefined : sql`${column} < (${to}::date + 1)::timestamp at time zone ${timeZone}`,
  );
}

/** Writes a text so that `like` takes it literally. */
export const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Returns what `like` takes for each word that is searched for. */
const patternsOf = (q: string): readonly string[] =>
  q
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${escapeLike(word)}%`);

/** Requires a folded text to contain every word that is searched for. */
export const containsWords = (column: Column, q: string): SQL | undefined =>
  and(...patternsOf(foldForSearch(q)).map((pattern) => sql`${column} like ${pattern}`));

/** Requires a text that is kept as it was written to contain every word that is searched for, in capitals or not. */
export const containsWritten = (text: Column | SQL, q: string): SQL | undefined =>
  and(...patternsOf(q).map((pattern) => sql`${text} ilike ${pattern}`));
