import { isBlank } from '@bureau/contract';
import type { DateOrder, Locale } from '@bureau/values';
import type { Message } from '../../errors/messages.ts';
import type { FieldErrors } from '../../records/fields/check.ts';
import type { Values } from '../../records/kinds/KindOfField.ts';
import { ParseError } from '../fieldKinds.ts';
import type { Lookups, NamedRecord } from '../Lookups.ts';
import { createYield } from '../yieldToEventLoop.ts';
import type { AnyFields, Mapping } from './guessColumns.ts';
import { decide, findRefusedRows, type ReadRow } from './ownRows.ts';
import type { Table, TableRow } from './Table.ts';

/** Describes what is wrong with a row, and with which of its fields. */
export interface RowError {
  readonly row: number;
  readonly field: string | null;
  readonly message: Message;
}

/** Describes how rows are read. */
interface Reading {
  readonly fields: AnyFields;
  readonly mapping: Mapping;
  readonly dateOrders: ReadonlyMap<string, DateOrder>;
  readonly lookups: Lookups;
  readonly timeZone: string;
  readonly locale: Locale;
  /** The fields by which rows of the file name each other. */
  readonly ownReferences: readonly string[];
  /** Is told how many rows were read, between slices. */
  readonly onProgress: (done: number) => Promise<void> | undefined;
  /** Finds what else is wrong with rows that can be read, by their columns. */
  readonly findErrors: (values: readonly Values[]) => Promise<readonly FieldErrors[]>;
}

export interface CheckedRows {
  /** The rows that can be taken, in their order. */
  readonly taken: readonly ReadRow[];
  /** The first errors, by row. */
  readonly errors: readonly RowError[];
  readonly failed: number;
}

/** How many errors are told. */
const errorLimit = 1000;

const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

/** Reads a cell; nothing where it is empty and may be. */
function readCell(text: string, key: string, reading: Reading): unknown {
  const { fields, dateOrders, lookups, locale, timeZone } = reading;
  const field = fields[key];
  if (isBlank(text)) return field?.isRequired ? new ParseError('validation.required') : undefined;
  if (!isStorable(text)) return new ParseError('validation.characters');
  const { reader } = field ?? {};
  return reader?.read(reader.keepsBlanks ? text : text.trim(), {
    locale,
    lookups,
    timeZone,
    dateOrder: dateOrders.get(key) ?? 'ymd',
  });
}

function readRow({ number, cells }: TableRow, reading: Reading) {
  const values: Record<string, unknown> = {};
  const errors: RowError[] = [];
  for (const [column, key] of reading.mapping) {
    const value = readCell(cells[column] ?? '', key, reading);
    if (value instanceof ParseError && !value.isUndecided)
      errors.push({ row: number, field: key, message: value.message });
    else if (value !== undefined) values[key] = value;
  }
  for (const [key, { fallback }] of Object.entries(reading.fields))
    if (fallback !== undefined && values[key] === undefined) values[key] = fallback;
  for (const [key, { complete }] of Object.entries(reading.fields)) {
    if (complete === undefined || values[key] === undefined) continue;
    const value = complete(values[key], values);
    if (value instanceof ParseError) errors.push({ row: number, field: key, message: value.message });
    else values[key] = value;
  }
  for (const [key, { isAfter = '' }] of Object.entries(reading.fields)) {
    const [start, end] = [values[isAfter], values[key]];
    if (typeof start === 'string' && typeof end === 'string' && end < start)
      errors.push({ row: number, field: key, message: { key: 'validation.dateOrder' } });
  }
  const undecided = reading.mapping.filter(([, key]) => isUndecided(values[key])).map(([, key]) => key);
  return { values, errors, undecided };
}

/** Whether a value names a record of which there are several. */
const isUndecided = (value: unknown): boolean =>
  value instanceof ParseError || (Array.isArray(value) && value.some(isUndecided));

/** A row, and the fields of it that name a record of which there are several. */
interface OpenRow extends ReadRow {
  readonly undecided: readonly string[];
}

/** Decides which records are meant by names that several have, and returns what remains undecided. */
function decideRows(open: readonly OpenRow[], read: readonly ReadRow[]): RowError[] {
  if (open.length === 0) return [];
  const projects = new Map(
    read.map(({ row, values }) => [row, (values['project_name'] as NamedRecord | undefined)?.id]),
  );
  return open.flatMap(({ row, values, undecided }) =>
    undecided.flatMap((field): RowError[] => {
      const { [field]: value } = values;
      const meant = [value]
        .flat()
        .map((one: unknown) =>
          one instanceof ParseError ? decide(one, projects.get(row), (other) => projects.get(other)) : one,
        );
      values[field] = Array.isArray(value) ? meant : meant[0];
      return meant.flatMap((one) =>
        one instanceof ParseError ? [{ row, field, message: one.message }] : [],
      );
    }),
  );
}

/** Returns by how many cells a row differs from the head. Empty ones at its end are none too many. */
function countError({ number, cells }: TableRow, { head, hasAllCells }: Table): RowError | undefined {
  const surplus = cells.findLastIndex((cell) => cell.trim() !== '') + 1 - head.length;
  const missing = hasAllCells ? head.length - cells.length : 0;
  if (surplus <= 0 && missing <= 0) return undefined;
  const message: Message =
    surplus > 0
      ? { key: 'import.row.surplus', values: { count: surplus } }
      : { key: 'import.row.missing', values: { count: missing } };
  return { row: number, field: null, message };
}

const inFileOrder = (errors: readonly RowError[]) => errors.toSorted((one, other) => one.row - other.row);

/** Reads all rows of a file, in slices. A row with an error is not taken at all. */
export async function checkRows(table: Table, reading: Reading): Promise<CheckedRows> {
  const read: ReadRow[] = [];
  const open: OpenRow[] = [];
  const errors: RowError[] = [];
  const failed = new Set<number>();
  const fail = (found: readonly RowError[]) => {
    for (const { row } of found) failed.add(row);
    errors.push(...found.slice(0, errorLimit - errors.length));
  };
  const yieldIfDue = createYield();
  for (const [index, row] of table.rows.entries()) {
    const mismatch = countError(row, table);
    const {
      errors: wrong,
      undecided,
      values,
    } = mismatch === undefined ? readRow(row, reading) : { values: {}, errors: [mismatch], undecided: [] };
    if (wrong.length > 0) fail(wrong);
    else {
      read.push({ row: row.number, values });
      if (undecided.length > 0) open.push({ row: row.number, values, undecided });
    }
    const pausing = yieldIfDue();
    if (pausing === undefined) continue;
    await pausing;
    await reading.onProgress(index + 1);
  }
  fail(decideRows(open, read));
  const decided = read.filter(({ row }) => !failed.has(row));
  const found = await reading.findErrors(decided.map(({ values }) => values));
  for (const [index, { row }] of decided.entries()) {
    fail(
      Object.entries(found[index] ?? {}).flatMap(([field, messages]) =>
        messages.map((message) => ({ row, field, message })),
      ),
    );
    const pausing = yieldIfDue();
    if (pausing !== undefined) await pausing;
  }
  fail(findRefusedRows(decided, failed, reading.ownReferences));
  return {
    taken: decided.filter(({ row }) => !failed.has(row)),
    errors: inFileOrder(errors),
    failed: failed.size,
  };
}

/** Rejects rows that were found to be wrong later, and those that name them. */
export function rejectRows(
  { taken, errors, failed }: CheckedRows,
  rows: readonly number[],
  message: Message,
  ownReferences: readonly string[],
): CheckedRows {
  const refused = [
    ...rows.map((row): RowError => ({ row, field: null, message })),
    ...findRefusedRows(taken, rows, ownReferences),
  ];
  const wrong = new Set(refused.map(({ row }) => row));
  return {
    taken: taken.filter(({ row }) => !wrong.has(row)),
    errors: inFileOrder([...errors, ...refused]).slice(0, errorLimit),
    failed: failed + wrong.size,
  };
}
