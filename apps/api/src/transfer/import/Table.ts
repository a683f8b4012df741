import { FieldError } from '../../errors/ApiError.ts';
import type { Message, MessageKey } from '../../errors/messages.ts';

/** Holds a row of a file: its number there, of which the head has 1, and its cells. */
export interface TableRow {
  readonly number: number;
  readonly cells: readonly string[];
}

/** Holds what a file says: the names of its columns, and its rows without those that are empty. */
export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly TableRow[];
  /** Whether a row must have as many cells as the head. Spreadsheets leave empty cells out. */
  readonly hasAllCells: boolean;
}

/** Returns the error that says what is wrong with a file as a whole. */
export const fileError = (key: MessageKey, values?: Message['values']) =>
  new FieldError({ file: [{ key, values }] });

/** How many columns a file may have. */
export const columnLimit = 300;

/** Returns how many of some names are those of fields. */
export type CountKnown = (names: readonly string[]) => number;

/** How many rows may stand above the one that names the columns, and how many columns it has to name for that. */
const preambleLimit = 10;
const columnsNamed = 2;

/** Returns the place of the row that names the columns: the first one, unless that names nothing that is known and one below it does, as in a report with a title. */
export function findHead<Row>(rows: readonly Row[], countKnown: (row: Row) => number): number {
  const [first] = rows;
  if (first === undefined || countKnown(first) > 0) return 0;
  const place = rows.slice(0, preambleLimit + 1).findIndex((row) => countKnown(row) >= columnsNamed);
  return Math.max(place, 0);
}
