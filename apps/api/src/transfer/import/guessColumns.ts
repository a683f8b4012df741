import { importLimits } from '@bureau/contract';
import { createOrderGuess, type DateOrder, locales } from '@bureau/values';
import { foldForSearch } from '../../db/fold.ts';
import { formatMessage } from '../../errors/messages.ts';
import type { ReadField } from '../fields.ts';
import type { Lookups } from '../Lookups.ts';
import { createYield } from '../yieldToEventLoop.ts';
import type { Table } from './Table.ts';

/** How many rows tell what a column holds. */
const rowsToLookAt = 200;

/** The fields of a resource as an import reads them, whatever their values are. */
export type AnyFields = Readonly<Record<string, ReadField>>;

/** Describes which columns, by their places, fill which fields. */
export type Mapping = readonly (readonly [column: number, field: string])[];

/** Returns the form of a name of a column in which it is compared with others. */
export const normalise = (name: string) =>
  foldForSearch(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Lists the names by which a field is called in the application: its key, and its name in every language. */
export function namesOf(key: string, { label }: AnyFields[string]): readonly string[] {
  return [
    key,
    ...(typeof label === 'string'
      ? locales.map((locale) => formatMessage({ key: label }, locale))
      : [label.text]),
  ];
}

/** Guesses fields by the names of columns. What one field is called goes before what others call another one. */
export function guessByNames(head: readonly string[], fields: AnyFields): ReadonlyMap<number, string> {
  const entries = Object.entries(fields);
  const byName = new Map<string, string>();
  const know = (names: readonly string[], key: string) => {
    for (const name of names.map(normalise)) if (name !== '' && !byName.has(name)) byName.set(name, key);
  };
  for (const [key, field] of entries) know(namesOf(key, field), key);
  for (const [key, { synonyms }] of entries) know(synonyms, key);
  const mapping = new Map<number, string>();
  const taken = new Set<string>();
  head.forEach((name, column) => {
    // a longer name is no field's, and would take long to compare
    const key = name.length > importLimits.columnName ? undefined : byName.get(normalise(name));
    if (key === undefined) return;
    const isFree = fields[key]?.reader === undefined || !taken.has(key);
    if (isFree) mapping.set(column, key);
    taken.add(key);
  });
  return mapping;
}

/** Returns the place of the column that is named like a field, whether or not it is imported. */
export const columnNamed = (key: string, { head }: Table, fields: AnyFields): number | undefined =>
  [...guessByNames(head, fields)].find(([, field]) => field === key)?.[0];

/** Returns the first values of a column that are not empty. */
export function samplesOf({ rows }: Table, column: number, count: number): string[] {
  const samples: string[] = [];
  for (const { cells } of rows.slice(0, rowsToLookAt)) {
    const text = cells[column]?.trim() ?? '';
    if (text !== '') samples.push(text);
    if (samples.length === count) break;
  }
  return samples;
}

/**
 * Returns the fields that columns are read as, or may be: what a column holds of which nothing is known by its name is compared with all of them.
 *
 * @param named are the columns that are named like a field.
 * @param given are the columns that the request names.
 */
export function readableFields(
  table: Table,
  fields: AnyFields,
  named: ReadonlyMap<number, string>,
  given: Mapping | undefined,
): ReadonlySet<string> {
  if (given !== undefined) return new Set(given.map(([, field]) => field));
  const isOpen = table.head.some((_, column) => !named.has(column) && samplesOf(table, column, 1).length > 0);
  return new Set(isOpen ? Object.keys(fields) : named.values());
}

/** Guesses by content, for each field that no column is named like, the column that holds nothing but its values. */
function guessByContent(
  table: Table,
  fields: AnyFields,
  mapping: Map<number, string>,
  lookups: Lookups,
): void {
  const taken = new Set(mapping.values());
  for (const [key, { reader }] of Object.entries(fields)) {
    const recognises = reader?.recognises;
    if (recognises === undefined || taken.has(key)) continue;
    const column = table.head.findIndex((_, index) => {
      if (mapping.has(index)) return false;
      const samples = samplesOf(table, index, rowsToLookAt);
      return samples.length > 0 && samples.every((text) => recognises(text, lookups));
    });
    if (column < 0) continue;
    mapping.set(column, key);
    taken.add(key);
  }
}

/** Assigns a required field that no column is named after the first column that nothing is known of. */
function guessRequired(table: Table, fields: AnyFields, mapping: Map<number, string>): void {
  const taken = new Set(mapping.values());
  for (const [key, { isRequired }] of Object.entries(fields)) {
    if (!isRequired || taken.has(key)) continue;
    const column = table.head.findIndex((_, index) => {
      const samples = mapping.has(index) ? [] : samplesOf(table, index, rowsToLookAt);
      return samples.some((text) => /\p{L}{2}/u.test(text)) && new Set(samples).size > samples.length / 2;
    });
    if (column >= 0) mapping.set(column, key);
  }
}

/** Guesses which columns fill which fields. Columns of fields that are never imported are left out, whatever they hold. */
export function guessMapping(
  table: Table,
  fields: AnyFields,
  lookups: Lookups,
  named: ReadonlyMap<number, string>,
): Mapping {
  const mapping = new Map(named);
  guessByContent(table, fields, mapping, lookups);
  guessRequired(table, fields, mapping);
  return [...mapping].filter(([, key]) => fields[key]?.reader !== undefined);
}

/** Guesses the order of day, month and year in each column of dates, from all of its values. */
export async function guessDateOrders(
  { rows }: Table,
  fields: AnyFields,
  mapping: Mapping,
  fallback: DateOrder,
): Promise<ReadonlyMap<string, DateOrder>> {
  const orders = new Map<string, DateOrder>();
  const yieldIfDue = createYield();
  for (const [column, key] of mapping) {
    if (fields[key]?.reader?.isDate !== true) continue;
    const guess = createOrderGuess();
    for (const { cells } of rows) {
      guess.add(cells[column] ?? '');
      await yieldIfDue();
    }
    orders.set(key, guess.best(fallback));
  }
  return orders;
}
